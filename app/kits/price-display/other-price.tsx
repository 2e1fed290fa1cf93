import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { TotalWithIva } from "./kit-total.tsx";
import { PriceLabel, TaxLabel } from "./price-labels.tsx";

interface Props {
  quote: Quote;
  /** Whether it says only the total over the commitment: 'Si no eres de Yoigo: 946,50 € en 24 meses'. */
  isShort?: boolean;
  /** Whether a total without IVA is shown with it too. Not on a card (docs/rules.md#cost-over-months). */
  hasIva?: boolean;
}

/**
 * What the other client status pays, with the link to it, in the order in which it is paid: 'Si no eres de Yoigo: 19,90 €/mes 4 meses, luego
 * 48,40 €/mes'; then, on lines of their own, 'Más un pago único de 19,90 €' and the total over the commitment.
 */
export function OtherPrice({ quote, isShort = false, hasIva = !isShort }: Props) {
  const { t } = useTranslation();
  const other = otherThan(useSite().clientStatus);
  const { introPrice, monthly, oneOff } = calculateBill(quote, other);
  const months = quote.conditions.commitmentMonths;
  const total = formatEuros(costOverMonths(quote, other).total);
  const lasting = `${formatEuros(monthly)}${t("kits:perMonth")}`;
  return (
    <p className="mt-2 text-sm text-muted">
      <OtherStatus />: {isShort ? <T k="kits:otherInAll" values={{ months, total }} /> : null}
      {isShort || introPrice ? null : lasting}
      {!isShort && introPrice ? (
        <span className="inline-block">
          {`${formatEuros(introPrice.monthly)}${t("kits:perMonth")}`}{" "}
          <T k="kits:barPromo" values={{ months: introPrice.months, price: lasting }} />
        </span>
      ) : null}
      {isWithoutIva(quote) ? (
        <>
          {" "}
          <TaxLabel quote={quote} />
        </>
      ) : null}
      {!isShort && oneOff > 0 ? (
        <>
          {" "}
          <T as="span" className="block" k="kits:andOnce" values={{ price: formatEuros(oneOff) }} />
        </>
      ) : null}
      {isShort ? null : (
        <>
          {" "}
          <T as="span" className="block" k="kits:otherTotal" values={{ months, total }} />
        </>
      )}
      {hasIva ? <TotalWithIva quote={quote} clientStatus={other} className="block" /> : null}
    </p>
  );
}

/** 'Si no eres de Yoigo': switches all prices to the other client status, where the page has the prices of both. */
export function OtherStatus() {
  const { clientStatus, isStatusFixed } = useSite();
  const linkTo = useStatusLink();
  const other = otherThan(clientStatus);
  if (isStatusFixed) return <PriceLabel clientStatus={other} />;
  return (
    <TextLink to={linkTo(other)} preventScrollReset replace className="py-3">
      <PriceLabel clientStatus={other} />
    </TextLink>
  );
}

export const otherThan = (clientStatus: ClientStatus): ClientStatus =>
  clientStatus === "CLIENT" ? "NOT_CLIENT" : "CLIENT";
