import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Promo } from "./promo.ts";
import { PromoFirstPrice } from "./promo-figure.tsx";
import { groupPromos, isForOthers } from "./promo-groups.ts";
import { PromoList } from "./promo-list.tsx";

/** The page of all running promos, by whom they are for: the visitor's own client status first, then the other one's, folded to a row. */
export function PromotionsPage({ promos }: { promos: Promo[] }) {
  const { clientStatus } = useSite();
  let position = 1;
  return (
    <main id="main" className="contained pb-section">
      <div className="pt-6">
        <h1 className="text-title">
          <T k="promos:title" />
        </h1>
        <p className="mt-2 max-w-prose text-lead text-muted">
          <T k="promos:intro" />
        </p>
      </div>
      {promos.length === 0 ? <NoPromos /> : null}
      {groupPromos(promos, clientStatus).map((group, index) => {
        const first = position;
        position += group.promos.length;
        const title = <T k={group.title} />;
        if (index === 0) {
          const heading = <h2 className="font-bold text-brand-700">{title}</h2>;
          return <PromoList key={group.title} promos={group.promos} position={first} mainHeading={heading} />;
        }
        const list = <PromoList promos={group.promos} position={first} />;
        if (isForOthers(group, clientStatus)) {
          return (
            <Folded key={group.title} title={title} promos={group.promos}>
              {list}
            </Folded>
          );
        }
        return (
          <section key={group.title} className="pt-10">
            <h2 className="text-heading">{title}</h2>
            {list}
          </section>
        );
      })}
    </main>
  );
}

interface FoldedProps {
  title: ReactNode;
  promos: Promo[];
  children: ReactNode;
}

/** Promos that the visitor cannot have, folded to a row with what they are and cost. */
function Folded({ title, promos, children }: FoldedProps) {
  return (
    <section className="mt-6">
      <details className="card entry">
        <summary className="flex-wrap px-5 lg:px-8">
          <h2 className="text-lg lg:w-56">{title}</h2>
          <span className="grow max-lg:order-last max-lg:w-full">
            {promos.map((promo) => (
              <span key={promo._id} className="items-center justify-between gap-x-8 lg:flex">
                <span className="text-muted">
                  <ContentText of={promo.title} />
                </span>
                <PromoFirstPrice promo={promo} />
              </span>
            ))}
          </span>
          <span className="round-icon">
            <Icon name="chevron" size={20} />
          </span>
        </summary>
        <div className="px-2 lg:px-5">{children}</div>
      </details>
    </section>
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
