import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { toCents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/status-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Promo } from "./promo.ts";
import { PriceDuration } from "./promo-figure.tsx";
import type { PromoGroup } from "./promo-groups.ts";

interface Props {
  promo: Promo;
  whom: PromoGroup<unknown>["title"];
  /** Whose offer it is. */
  clientStatus: ClientStatus;
}

/** An offer for the other client status, as a line below the visitor's own: it leads to the page with that status, where it opens. */
export function PromoRow({ promo, whom, clientStatus }: Props) {
  const text = useText();
  const linkTo = useStatusLink();
  const { title, priceLines, isForBusiness } = promo;
  const [first, ...rest] = priceLines ?? [];
  return (
    <article className="link-card promo-row">
      <h2>
        <T k={whom} />
      </h2>
      <h3>
        <ContentText of={title} />
      </h3>
      {first ? (
        <p>
          <Price
            cents={toCents(first.amount)}
            unit={text("kits:perMonth")}
            size="small"
            note={
              <>
                <TaxLabel quote={{ ivaIncluded: !isForBusiness }} /> <PriceDuration lines={[first, ...rest]} isMain />
              </>
            }
          />
        </p>
      ) : null}
      <Link to={linkTo(clientStatus)} replace className="line-link">
        <T k="promos:seeOther" />
        <span className="sr-only">
          {" "}
          <T k={whom} />
        </span>
        <Icon name="chevron" size={18} className="-rotate-90" />
      </Link>
    </article>
  );
}
