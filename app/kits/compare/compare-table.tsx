import type { ReactNode } from "react";
import { ContentText, T } from "#app/i18n/t.tsx";
import type { ComparedKit } from "#app/kits/kit-content.ts";
import { MonthlyPrice, TaxLabel } from "#app/kits/price-display/monthly-price.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { costOverMonths, isCommitment } from "#app/kits/pricing/cost-over-months.ts";
import { useKitHref } from "#app/kits/use-kit-links.ts";
import { formatEuros } from "#app/money.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { compareKits } from "./compare-kits.ts";

const STICKY = "sticky left-0 z-10 bg-white";

/** A table that compares kits: one column each, with prices, devices and a link. */
export function CompareTable({ labelledBy, kits }: { labelledBy: string; kits: ComparedKit[] }) {
  const { clientStatus, settings } = useSite();
  const kitHref = useKitHref();
  const quoteFor = useQuotes();
  const months = settings.commitmentMonths;
  return (
    <Table labelledBy={labelledBy} className="relative text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={STICKY}>
            <T k="sections:kit" />
          </th>
          {kits.map((kit) => (
            <th key={kit._id} scope="col" className="min-w-40 text-base sm:text-lg">
              <ContentText of={kit.kitName} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        <Row name={<T k="sections:compareFor" />}>
          {kits.map((kit) => (
            <td key={kit._id} className="text-sm">
              <ContentText of={kit.title} />
            </td>
          ))}
        </Row>
        <Row name={<T k="sections:comparePrice" />}>
          {kits.map((kit) => (
            <td key={kit._id} className="bg-brand-50">
              <MonthlyPrice quote={quoteFor(kit)} clientStatus={clientStatus} />
              <span className="mt-1 block text-xs text-muted sm:text-sm">
                <TaxLabel quote={quoteFor(kit)} />
              </span>
            </td>
          ))}
        </Row>
        {isCommitment(months) ? (
          <Row name={<T k="sections:costTotal" values={{ months }} />}>
            {kits.map((kit) => (
              <td key={kit._id} className="whitespace-nowrap bg-brand-50 font-bold tabular-nums">
                {formatEuros(costOverMonths(quoteFor(kit), clientStatus).total)}
              </td>
            ))}
          </Row>
        ) : null}
        {compareKits(kits).map(({ key, name, quantities }) => (
          <Row key={key} name={<ContentText of={name} />}>
            {quantities.map((quantity, position) => (
              <td key={kits[position]?._id} className="tabular-nums">
                <Quantity quantity={quantity} />
              </td>
            ))}
          </Row>
        ))}
        <tr>
          <td className={STICKY} />
          {kits.map((kit) => (
            <td key={kit._id}>
              <ButtonLink to={kitHref(kit)} variant="quiet" className="scroll-ml-40 whitespace-nowrap">
                <T k="kits:more" />
                <span className="sr-only">
                  {" "}
                  <ContentText of={kit.kitName} />
                </span>
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="row-name">
        {name}
      </th>
      {children}
    </tr>
  );
}

/** A quantity, or a dash for 0. */
function Quantity({ quantity }: { quantity: number }) {
  if (quantity > 0) return <span className="font-bold">{quantity}</span>;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">
        <T k="sections:compareNone" />
      </span>
    </>
  );
}
