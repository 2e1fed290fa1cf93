import type { ReactNode } from "react";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import type { PriceCardKit } from "#app/kits/kit-content.ts";
import { OrderLinks } from "#app/kits/order/order-links.tsx";
import { type BothCents, bothCosts } from "#app/kits/pricing/both-costs.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import { type ClientPromo, savedOnExample } from "#app/kits/pricing/mobile-discount.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { formatEuros } from "#app/money.ts";
import { CLIENT_STATUSES } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { MobileExample } from "./mobile-example.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { useQuotes } from "./use-quotes.ts";
import { WhosePrice } from "./whose-price.tsx";

interface Props {
  kits: PriceCardKit[];
  /** What clients have besides, which no sum of the table counts. */
  promo: ClientPromo | undefined;
}

/** Kits as cards, each with what both client statuses pay, from the first month to the total, and one button. */
export function BothPrices({ kits, promo }: Props) {
  const [first] = kits;
  return (
    <ul className="both-prices">
      {kits.map((kit) => (
        <li key={kit._id} className="card">
          {kit.image ? (
            <Picture image={kit.image} decorative slot="small" sizes="(min-width: 648px) 240px, 200px" />
          ) : null}
          <div>
            <h3 id={`price-${kit._id}`} className="text-2xl">
              <ContentText of={kit.kitName} />
            </h3>
            <p className="text-muted">
              <ContentText of={kit.title} />
            </p>
            <ul className="mt-2 text-sm font-semibold">
              {kit.complements
                .filter((one) => tellsKitsApart(one, first))
                .map(({ _key, quantity, short }) => (
                  <li key={_key}>
                    {`${quantity}\u00a0× `}
                    <ContentText of={short} />
                  </li>
                ))}
            </ul>
          </div>
          <div>
            <Costs kit={kit} />
            {promo ? <PromoTotal kit={kit} promo={promo} /> : null}
          </div>
          <OrderLinks kit={kit} className="grid" />
        </li>
      ))}
    </ul>
  );
}

/** Panel, keys and sign are in every kit. Its sensors are named, and what the first kit has none of. */
function tellsKitsApart({ group, device }: PriceCardKit["complements"][number], first: PriceCardKit | undefined) {
  return group === "sensors" || !first?.complements.some((other) => other.device === device);
}

/** What a client has besides, and what an example of it leaves of the total. */
function PromoTotal({ kit, promo: { title, mobileDiscount } }: { kit: PriceCardKit; promo: ClientPromo }) {
  const quote = useCardQuote(kit);
  return (
    <div className="mt-2 rounded-lg bg-brand-50 p-3 text-sm">
      <p>
        <WhosePrice clientStatus="CLIENT" />:{" "}
        <b className="text-brand-700">
          <ContentText of={title} />
        </b>
      </p>
      {mobileDiscount ? (
        <>
          <p>
            <MobileExample discount={mobileDiscount} />
          </p>
          <p className="mt-2 flex flex-wrap items-baseline justify-between font-semibold">
            <T k="sections:costWithDiscount" />
            <b className="text-lg tabular">
              {formatEuros(costOverMonths(quote, "CLIENT").total - savedOnExample(mobileDiscount))}
            </b>
          </p>
        </>
      ) : null}
    </div>
  );
}

function useCardQuote(kit: PriceCardKit): Quote {
  return useQuotes()(kit, { camera: kit.hasCamera ?? false });
}

/** The visitor's own column stands out. */
function Costs({ kit }: { kit: PriceCardKit }) {
  const { clientStatus } = useSite();
  const text = useText();
  const quote = useCardQuote(kit);
  const { months, periods, oneOff, total } = bothCosts(quote);
  const row = (name: ReactNode, cents: BothCents, show: (cents: number) => ReactNode) => (
    <>
      <th scope="row">{name}</th>
      {CLIENT_STATUSES.map((status) => (
        <td key={status} className={status === clientStatus ? "bg-brand-50" : undefined}>
          {show(cents[status])}
        </td>
      ))}
    </>
  );
  return (
    <table aria-labelledby={`price-${kit._id}`}>
      <thead>
        <tr>
          <td>
            <TaxLabel quote={quote} />
          </td>
          {CLIENT_STATUSES.map((status) => (
            <th key={status} scope="col" className={status === clientStatus ? "bg-brand-50" : undefined}>
              {status === clientStatus ? (
                <span className="block text-brand-700">
                  <T k="sections:yourPrice" />
                </span>
              ) : null}
              <WhosePrice clientStatus={status} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, to, monthly }) => (
          <tr key={from}>
            {row(
              <>
                <T k="sections:costMonths" values={{ from, to }} />{" "}
                <span className="block">€{text("kits:perMonth")}</span>
              </>,
              monthly,
              (cents) => (
                <Price cents={cents} size="small" />
              ),
            )}
          </tr>
        ))}
        {CLIENT_STATUSES.some((status) => oneOff[status] > 0) ? (
          <tr>{row(<T k="sections:oneOff" />, oneOff, formatEuros)}</tr>
        ) : null}
        <tr>
          {row(<T k="sections:costTotal" values={{ months }} />, total, (cents) => (
            <b>{formatEuros(cents)}</b>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
