import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textOf } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { TotalWithIva } from "#app/kits/price-display/kit-total.tsx";
import { OtherStatus } from "#app/kits/price-display/other-price.tsx";
import { FirstMonths } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { type ClientPromo, costOverMonths, exampleBill, savedOnExample } from "#app/kits/pricing/cost-over-months.ts";
import type { ComparedKit } from "#app/kits/queries.ts";
import { formatEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

interface RowProps {
  kits: ComparedKit[];
  name: ReactNode;
  /** Whether it is what the visitor pays. */
  isOwn?: boolean;
  /** Set for a device: whether the kits differ in it. */
  differs?: boolean;
  /** What the row says of a kit, by its position. */
  cell: (kit: ComparedKit, position: number) => ReactNode;
  cellClass?: string;
}

/** A row of the comparison, with its name at the left, on a phone above it. */
export function CompareRow({ kits, name, isOwn = false, differs, cell, cellClass = "tabular" }: RowProps) {
  const kind = isOwn ? "is-own" : differs === undefined ? "" : differs ? "is-different" : "is-same";
  return (
    <tr className={kind || undefined}>
      <th scope="row" className="row-name sticky left-0 z-10 bg-white text-sm sm:text-base">
        {name}
      </th>
      {kits.map((kit, position) => (
        <td key={kit._id} className={cellClass || undefined}>
          {cell(kit, position)}
        </td>
      ))}
    </tr>
  );
}

interface Props {
  kits: ComparedKit[];
  clientStatus: ClientStatus;
  months: number;
  clientPromo: ClientPromo | undefined;
}

/** The extras that the button of a kit orders: its price is compared. */
export const orderedExtras = ({ hasCamera }: Props["kits"][number]) => ({ camera: hasCamera ?? false });

/** Of what stands below an amount. The amounts themselves do not wrap. */
const SMALL = "block whitespace-normal text-xs font-normal text-muted sm:text-sm";

/** What the visitor pays a month and over the commitment, and the clients' discount on their mobile bill. */
export function OwnTotalRow({ kits, clientStatus, months, clientPromo }: Props) {
  const quoteFor = useQuotes();
  const [first] = kits;
  const oneOff = first ? calculateBill(quoteFor(first), clientStatus).oneOff : 0;
  const promo = clientStatus === "CLIENT" ? clientPromo : undefined;
  const discount = promo?.mobileDiscount;
  return (
    <CompareRow
      kits={kits}
      isOwn
      cellClass="whitespace-nowrap font-bold tabular"
      cell={(kit) => {
        const quote = quoteFor(kit, orderedExtras(kit));
        const { total } = costOverMonths(quote, clientStatus);
        return (
          <>
            {formatEuros(total)}
            <TotalWithIva quote={quote} clientStatus={clientStatus} className={SMALL} />
            {discount ? <span className={SMALL}>{formatEuros(total - savedOnExample(discount))}</span> : null}
          </>
        );
      }}
      name={
        <>
          <T k="sections:costTotal" values={{ months }} />
          {oneOff > 0 ? (
            <T as="span" className={SMALL} k="sections:costOnce" values={{ price: formatEuros(oneOff) }} />
          ) : null}
          {discount ? (
            <T as="span" className={SMALL} k="sections:costWithBill" values={{ bill: exampleBill(discount) }} />
          ) : promo ? (
            <b className="block text-sm text-brand-700">
              <T k="sections:costBesides" values={{ promo: textOf(promo.title) }} />
            </b>
          ) : null}
        </>
      }
    />
  );
}

/** What the other client status pays over the commitment, and a month. */
export function OtherTotalRow({ kits, clientStatus, months }: Omit<Props, "clientPromo">) {
  const quoteFor = useQuotes();
  const { t } = useTranslation();
  const bills = kits.map((kit) => calculateBill(quoteFor(kit, orderedExtras(kit)), clientStatus));
  const [first] = bills;
  if (!first) return null;
  const { introPrice: shared, oneOff } = first;
  // A camera that a kit has at first is part of its introductory price too.
  const isShared = bills.every(({ introPrice }) => introPrice?.monthly === shared?.monthly);
  return (
    <CompareRow
      kits={kits}
      cell={(kit) => {
        const quote = quoteFor(kit, orderedExtras(kit));
        const { introPrice, monthly } = calculateBill(quote, clientStatus);
        return (
          <>
            {formatEuros(costOverMonths(quote, clientStatus).total)}
            <TotalWithIva quote={quote} clientStatus={clientStatus} className={SMALL} />
            {introPrice && !isShared ? (
              <span className={SMALL}>
                <FirstMonths introPrice={introPrice} />
              </span>
            ) : null}
            <span className={SMALL}>
              {introPrice ? (
                <>
                  <T k="kits:fromMonth" values={{ month: introPrice.months + 1 }} />:{" "}
                </>
              ) : null}
              <span className="whitespace-nowrap">{`${formatEuros(monthly)}${t("kits:perMonth")}`}</span>
            </span>
          </>
        );
      }}
      name={
        <>
          <OtherStatus />
          <span className={SMALL}>
            <T k="sections:costTotal" values={{ months }} />
            {oneOff > 0 ? (
              <>
                , <T k="sections:costOnce" values={{ price: formatEuros(oneOff) }} />
              </>
            ) : null}
          </span>
          {shared && isShared ? (
            <span className={SMALL}>
              <FirstMonths introPrice={shared} />
            </span>
          ) : null}
        </>
      }
    />
  );
}
