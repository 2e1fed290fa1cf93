import { useTranslation } from "react-i18next";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { toCents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/current-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { KitTotals } from "./kit-totals.tsx";
import type { Promo } from "./promo.ts";
import { isForAnyKit, PriceDuration } from "./promo-figure.tsx";
import type { PromoGroup } from "./promo-groups.ts";
import { PromoFeatures, PromoTitle } from "./promo-offer.tsx";
import { PromoConditions, PromoTermLines } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  whom: PromoGroup<unknown>["title"];
  /** Whose offer it is. */
  clientStatus: ClientStatus;
  /** The kits for homes, whose totals stand below an offer for any of them. */
  kits: PricedKit[];
}

/**
 * An offer for the other client status, below the visitor's own, read in one column beside its picture: it leads to the page with that
 * status, where it opens.
 */
export function PromoRow({ promo, whom, clientStatus, kits }: Props) {
  const { t } = useTranslation();
  const unit = t("kits:perMonth");
  const linkTo = useStatusLink();
  const { priceLines, isForBusiness, image, legal } = promo;
  const [first] = priceLines ?? [];
  return (
    <article className="promo-row">
      {image ? (
        <Picture image={image} slot="card" sizes="(min-width: 64.5rem) 440px, (min-width: 40.5rem) 42vw, 92vw" />
      ) : null}
      <PromoTitle promo={promo} />
      <div>
        {first ? (
          <Price
            cents={toCents(first.amount)}
            unit={unit}
            note={<TaxLabel quote={{ ivaIncluded: !isForBusiness }} />}
          />
        ) : null}
        <p className="font-bold">
          {first ? <PriceDuration lines={priceLines ?? []} isMain /> : <ContentText of={promo.text} />}
        </p>
        {isForAnyKit(promo) ? <KitTotals kits={kits} clientStatus={clientStatus} /> : null}
      </div>
      <div>
        <PromoTermLines promo={promo} />
      </div>
      <div>
        <ButtonLink to={linkTo(clientStatus)} replace variant="light">
          <T k="promos:seeOther" />
          <span className="sr-only">
            {" "}
            <T k={whom} />
          </span>
        </ButtonLink>
        <PromoConditions legal={legal}>
          <PromoFeatures promo={promo} />
        </PromoConditions>
      </div>
    </article>
  );
}
