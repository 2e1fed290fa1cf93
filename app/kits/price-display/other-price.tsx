import { T, useText } from "#app/i18n/t.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { useStatusLink } from "#app/site/status-link.ts";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { WhosePrice } from "./whose-price.tsx";

/** What the other client status pays, with the link to it: 'Si no eres de Yoigo: 48,40 €/mes …'. */
export function OtherPrice({ quote }: { quote: Quote }) {
  return (
    <p className="mt-2 text-sm text-muted">
      <OtherStatus />: <OtherAmount quote={quote} />
    </p>
  );
}

/**
 * What the other client status pays: '48,40 €/mes (los 4 primeros meses, 19,90 €)' and 'Pago único: 19,90 €'. The lasting price first, because
 * that is what compares with the visitor's own. A table has its own place for the rest.
 */
export function OtherAmount({ quote, isInTable = false }: { quote: Quote; isInTable?: boolean }) {
  const { clientStatus } = useSite();
  const text = useText();
  const { introPrice, monthly } = calculateBill(quote, otherThan(clientStatus));
  return (
    <>
      {`${formatEuros(monthly)}${text("kits:perMonth")}`}
      {isWithoutIva(quote) && !isInTable ? (
        <>
          {" "}
          <TaxLabel quote={quote} />
        </>
      ) : null}
      {introPrice && !isInTable ? (
        <>
          {" "}
          <span className="inline-block">
            <T k="kits:promoAside" values={{ months: introPrice.months, price: formatEuros(introPrice.monthly) }} />
          </span>
        </>
      ) : null}
      {isInTable ? null : <OtherOnce quote={quote} />}
    </>
  );
}

/** What the other client status pays once: 'Pago único: 19,90 €', on a line of its own. Nothing for clients. */
export function OtherOnce({ quote }: { quote: Quote }) {
  const { clientStatus } = useSite();
  const { oneOff } = calculateBill(quote, otherThan(clientStatus));
  if (oneOff === 0) return null;
  return (
    <>
      {" "}
      <span className="block">
        <T k="kits:andOnce" values={{ price: formatEuros(oneOff) }} />
      </span>
    </>
  );
}

/** 'Si no eres de Yoigo': switches all prices to the other client status, where the page has the prices of both. */
export function OtherStatus() {
  const { clientStatus, isStatusFixed } = useSite();
  const linkTo = useStatusLink();
  const other = otherThan(clientStatus);
  if (isStatusFixed) return <WhosePrice clientStatus={other} />;
  return (
    <TextLink to={linkTo(other)} preventScrollReset replace className="py-3">
      <WhosePrice clientStatus={other} />
    </TextLink>
  );
}

export const otherThan = (clientStatus: ClientStatus): ClientStatus =>
  clientStatus === "CLIENT" ? "NOT_CLIENT" : "CLIENT";
