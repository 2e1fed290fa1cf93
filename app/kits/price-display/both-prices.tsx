import type { ReactNode } from "react";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import type { OrderedKit } from "#app/kits/kit-content.ts";
import { OrderLinks } from "#app/kits/order/order-links.tsx";
import { type BothCents, bothCosts } from "#app/kits/pricing/both-costs.ts";
import { formatEuros } from "#app/money.ts";
import { CLIENT_STATUSES } from "#app/site/client-status.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { useQuotes } from "./use-quotes.ts";
import { WhosePrice } from "./whose-price.tsx";

/** Kits as cards, each with what both client statuses pay, from the first month to the total, and one button. */
export function BothPrices({ kits }: { kits: OrderedKit[] }) {
  return (
    <ul className="both-prices">
      {kits.map((kit) => (
        <li key={kit._id} className="card">
          <div>
            {kit.image ? <Picture image={kit.image} decorative slot="small" sizes="112px" /> : null}
            <div>
              <h3 id={`price-${kit._id}`} className="text-2xl">
                <ContentText of={kit.kitName} />
              </h3>
              <p className="text-sm text-muted">
                <ContentText of={kit.title} />
              </p>
            </div>
          </div>
          <Costs kit={kit} />
          <OrderLinks kit={kit} className="flex flex-wrap items-center gap-x-4 gap-y-2" />
        </li>
      ))}
    </ul>
  );
}

/** The visitor's own column stands out. */
function Costs({ kit }: { kit: OrderedKit }) {
  const { clientStatus } = useSite();
  const text = useText();
  const quote = useQuotes()(kit, { camera: kit.hasCamera ?? false });
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
            €{text("kits:perMonth")} <TaxLabel quote={quote} />
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
            {row(<T k="sections:costMonths" values={{ from, to }} />, monthly, (cents) => (
              <Price cents={cents} size="small" />
            ))}
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
