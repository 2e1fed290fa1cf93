import type { ReactNode } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Promo } from "./promo.ts";
import { groupPromos, isForOthers } from "./promo-groups.ts";
import { PromoList } from "./promo-list.tsx";

/** The page of all running promos, by whom they are for: the visitor's own client status first, the other one folded away. */
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
        const heading = (
          <h2 className="text-heading">
            <T k={group.title} />
          </h2>
        );
        const list = <PromoList promos={group.promos} position={first} hasMain={index === 0} />;
        return (
          <section key={group.title} className="pt-10">
            {index > 0 && isForOthers(group, clientStatus) ? (
              <Folded heading={heading} count={group.promos.length}>
                {list}
              </Folded>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        );
      })}
    </main>
  );
}

interface FoldedProps {
  heading: ReactNode;
  count: number;
  children: ReactNode;
}

/** Promos that the visitor cannot have, folded away, with how many they are. */
function Folded({ heading, count, children }: FoldedProps) {
  return (
    <details className="entry">
      <summary className="flex-wrap">
        {heading}
        <span className="mr-auto text-lg text-muted">
          {count === 1 ? <T k="promos:oneOffer" /> : <T k="promos:offers" values={{ number: count }} />}
        </span>
        <span className="round-icon">
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <div>{children}</div>
    </details>
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
