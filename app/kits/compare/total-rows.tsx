import { textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { ComparedKit } from "#app/kits/kit-content.ts";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { WhosePrice } from "#app/kits/price-display/whose-price.tsx";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import { type ClientPromo, exampleBill, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import { type Cents, formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { CompareRow } from "./compare-row.tsx";

interface Props {
  kits: ComparedKit[];
  clientStatus: ClientStatus;
  months: number;
  clientPromo: ClientPromo | undefined;
  /** Whether it is the visitor's own. */
  isOwn?: boolean;
}

/** What a client status pays over the commitment, below what it pays a month, and what clients have besides. */
export function TotalRows({ kits, clientStatus, months, clientPromo, isOwn = false }: Props) {
  const quoteFor = useQuotes();
  const [first] = kits;
  const bill = first ? calculateBill(quoteFor(first), clientStatus) : undefined;
  const promo = clientStatus === "CLIENT" ? clientPromo : undefined;
  const discount = promo?.mobileDiscount;
  const totals = (less: Cents = 0) =>
    kits.map((kit) => (
      <td key={kit._id} className={`whitespace-nowrap tabular ${isOwn && !less ? "font-bold" : ""}`.trimEnd()}>
        {formatEuros(costOverMonths(quoteFor(kit), clientStatus).total - less)}
      </td>
    ));
  const row = (
    <CompareRow
      isOwn={isOwn}
      name={
        <>
          <T k="sections:costTotal" values={{ months }} />
          <span className="block text-sm font-normal text-muted">
            <WhosePrice clientStatus={clientStatus} />
            {bill?.oneOff ? (
              <>
                , <T k="sections:costOnce" values={{ price: formatEuros(bill.oneOff) }} />
              </>
            ) : null}
            {promo && !discount ? (
              <b className="block text-brand-700">
                <T k="sections:costBesides" values={{ promo: textOf(promo.title) }} />
              </b>
            ) : null}
          </span>
        </>
      }
    >
      {totals()}
    </CompareRow>
  );
  if (!promo || !discount) return row;
  return (
    <>
      {row}
      <CompareRow isOwn={isOwn} name={<T k="sections:costWithBill" values={{ bill: exampleBill(discount) }} />}>
        {totals(savedOnExample(discount))}
      </CompareRow>
    </>
  );
}
