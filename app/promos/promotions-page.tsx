import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

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
        <ul className="mt-8 space-y-4">
          {promos.map((promo, index) => (
            <li key={promo._id}>
              <PromoOffer promo={promo} position={index + 1} level={2} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPromos />
      )}
    </main>
  );
}

function NoPromos() {
  const locale = useLocale();
  return (
    <section className="mt-10 rounded-lg bg-tint p-6">
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
