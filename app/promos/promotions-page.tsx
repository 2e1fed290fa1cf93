import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoPrice } from "./promo-price.tsx";
import { PromoConditions, PromoDates } from "./promo-terms.tsx";

/** The page of all running promos. Shows promos for every audience, because each card names its audience. */
export function PromotionsPage({ promos }: { promos: Promo[] }) {
  return (
    <main id="main" className="contained pb-section">
      <div className="pt-10 lg:pt-14">
        <h1 className="text-title">
          <T k="promos:title" />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          <T k="promos:intro" />
        </p>
      </div>
      {promos.length > 0 ? (
        <ul className="mt-10 space-y-8">
          {promos.map((promo, index) => (
            <li key={promo._id}>
              <PromoArticle promo={promo} position={index + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPromos />
      )}
    </main>
  );
}

function PromoArticle({ promo, position }: { promo: Promo; position: number }) {
  const { title, badge, text, image, features, legal } = promo;
  return (
    <article className="overflow-hidden rounded-lg bg-white shadow-card">
      <div className={image ? "grid lg:grid-cols-[1fr_1.4fr]" : ""}>
        {image ? (
          <Picture
            image={image}
            priority={position === 1}
            slot="card"
            sizes="(min-width: 1032px) 470px, 74vw"
            className="aspect-[3/2] size-full bg-accent-soft p-6"
          />
        ) : null}
        <div className="flex flex-col items-start gap-4 p-6 sm:p-8">
          {badge ? (
            <p className="rounded-full bg-accent px-4 py-1 text-sm font-bold">
              <ContentText of={badge} />
            </p>
          ) : null}
          <h2 className="text-heading">
            <ContentText of={title} />
          </h2>
          <p className="max-w-prose text-lg">
            <ContentText of={text} />
          </p>
          <PromoPrice promo={promo} />
          <PromoDates promo={promo} />
          {features?.length ? (
            <FeatureList features={features} className="grid w-full gap-5 py-2 sm:grid-cols-2" />
          ) : null}
          <PromoLink promo={promo} position={position} />
          <PromoConditions legal={legal} isOpen />
        </div>
      </div>
    </article>
  );
}

function NoPromos() {
  const locale = useLocale();
  return (
    <section className="mt-10 rounded-lg bg-tint p-8 lg:p-12">
      <h2 className="text-2xl">
        <T k="promos:none" />
      </h2>
      <p className="mt-3 text-lg text-muted">
        <T k="promos:noneText" />
      </p>
      <ButtonLink to={localePath(locale, `${PATHS.home}#kits`)} className="mt-6">
        <T k="promos:seeKits" />
      </ButtonLink>
    </section>
  );
}
