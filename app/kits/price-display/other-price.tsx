import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/current-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { PriceLabel } from "./price-label.tsx";

/** What the other client status pays in all, on a line, with the link to it: 'Si no eres de Yoigo: 946,50 € en 24 meses'. */
export function OtherTotal({ quote }: { quote: Quote }) {
  const other = otherThan(useSite().clientStatus);
  const months = quote.conditions.commitmentMonths;
  return (
    <p className="mt-2 text-sm text-muted">
      <OtherStatus />:{" "}
      {isCommitment(months) ? (
        <T k="kits:otherInAll" values={{ months, total: formatEuros(costOverMonths(quote, other).total) }} />
      ) : (
        <OtherAmount quote={quote} />
      )}
      {isCommitment(months) && isWithoutIva(quote) ? (
        <>
          {" "}
          <TaxLabel quote={quote} />
        </>
      ) : null}
    </p>
  );
}

/** What the other client status pays, with the link to it: 'Si no eres de Yoigo: 48,40 €/mes …'. */
export function OtherPrice({ quote }: { quote: Quote }) {
  return (
    <p className="mt-2 text-sm text-muted">
      <OtherStatus />: <OtherAmount quote={quote} />
    </p>
  );
}

/**
 * What the other client status pays, in the order in which it is paid: '19,90 €/mes 4 meses, luego 48,40 €/mes'; then, on lines of their own,
 * 'Más un pago único de 19,90 €' and the total over the commitment.
 */
export function OtherAmount({ quote }: { quote: Quote }) {
  const { clientStatus } = useSite();
  const { t } = useTranslation();
  const other = otherThan(clientStatus);
  const { introPrice, monthly, oneOff } = calculateBill(quote, other);
  const months = quote.conditions.commitmentMonths;
  const lasting = `${formatEuros(monthly)}${t("kits:perMonth")}`;
  return (
    <>
      {introPrice ? (
        <span className="inline-block">
          {`${formatEuros(introPrice.monthly)}${t("kits:perMonth")}`}{" "}
          <T k="kits:barPromo" values={{ months: introPrice.months, price: lasting }} />
        </span>
      ) : (
        lasting
      )}
      {isWithoutIva(quote) ? (
        <>
          {" "}
          <TaxLabel quote={quote} />
        </>
      ) : null}
      {oneOff > 0 ? (
        <>
          {" "}
          <span className="block">
            <T k="kits:andOnce" values={{ price: formatEuros(oneOff) }} />
          </span>
        </>
      ) : null}
      {isCommitment(months) ? (
        <>
          {" "}
          <span className="block">
            <T k="kits:otherTotal" values={{ months, total: formatEuros(costOverMonths(quote, other).total) }} />
          </span>
        </>
      ) : null}
    </>
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
