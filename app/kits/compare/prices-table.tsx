import { ContentText, T } from "#app/i18n/t.tsx";
import { useKitHref } from "#app/kits/order/order-links.tsx";
import { MonthlyPrice } from "#app/kits/price-display/kit-price.tsx";
import { TaxLabel } from "#app/kits/price-display/price-labels.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths, totalWithIva } from "#app/kits/pricing/cost-over-months.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { isWithoutIva } from "#app/kits/pricing/territory-tax.ts";
import type { TableKit } from "#app/kits/queries.ts";
import { formatEuros, withIva } from "#app/money.ts";
import { CLIENT_STATUSES, type ClientStatus } from "#app/site/client-status.ts";
import { useIsForPartners } from "#app/site/page-frame.ts";
import { useSite } from "#app/site/use-site.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Table } from "#app/ui/table.tsx";

interface Props {
  labelledBy: string;
  kits: TableKit[];
  /** Whether the table has both segments, each below a heading with its tax. */
  hasSegments?: boolean;
}

/** Prices of kits for clients and for others. Highlights the visitor's own column, except on pages for partners. */
export function PricesTable({ labelledBy, kits, hasSegments = false }: Props) {
  const { clientStatus } = useSite();
  const isForPartners = useIsForPartners();
  const isOwn = (status: ClientStatus) => status === clientStatus && !isForPartners;
  const quoteFor = useQuotes();
  const [first] = kits;
  const groups = hasSegments
    ? [kits.filter(({ isBusiness }) => !isBusiness), kits.filter(({ isBusiness }) => isBusiness)]
    : [kits];
  return (
    <Table labelledBy={labelledBy} className="relative">
      <thead>
        <tr className="border-b border-line align-bottom text-sm sm:text-base">
          <th scope="col">
            <T k="sections:kit" />
          </th>
          {CLIENT_STATUSES.map((status) => (
            <th key={status} scope="col" className={`w-1/3 ${backgroundOf(isOwn(status))}`}>
              {isOwn(status) ? (
                <T as="span" className="block text-xs font-semibold text-brand-700 sm:text-sm" k="sections:yourPrice" />
              ) : null}
              <T k={status === "CLIENT" ? "sections:clients" : "sections:notClients"} />
              <span className="block text-sm font-normal text-muted">
                €<T k="kits:perMonth" />
                {!hasSegments && first && isWithoutIva(quoteFor(first)) ? (
                  <>
                    {" "}
                    <T k="kits:plusIva" />
                  </>
                ) : null}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group[0]?._id ?? ""} className="divide-y divide-line">
          {hasSegments ? <SegmentRow kit={group[0]} /> : null}
          {group.map((kit) => (
            <KitRow key={kit._id} kit={kit} isOwn={isOwn} isInList={hasSegments} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const backgroundOf = (isOwn: boolean) => (isOwn ? "bg-brand-50" : "");

function SegmentRow({ kit }: { kit: TableKit | undefined }) {
  const quoteFor = useQuotes();
  if (!kit) return null;
  return (
    <tr className="border-b border-line bg-tint text-sm">
      <th scope="rowgroup" colSpan={3}>
        <T k={kit.isBusiness ? "sections:forBusiness" : "sections:forHome"} />{" "}
        <span className="font-normal">
          (<TaxLabel quote={quoteFor(kit)} />)
        </span>
      </th>
    </tr>
  );
}

interface KitRowProps {
  kit: TableKit;
  isOwn: (status: ClientStatus) => boolean;
  /** Whether it is in a list of all kits, where prices include IVA or not, and a total says what the monthly prices come to. */
  isInList: boolean;
}

function KitRow({ kit, isOwn, isInList }: KitRowProps) {
  const kitHref = useKitHref();
  const quote = useQuotes()(kit);
  return (
    <tr className="link-row align-baseline">
      <th scope="row">
        <TextLink to={kitHref(kit)} className="py-3 max-sm:text-sm sm:text-lg">
          <ContentText of={kit.kitName} />
        </TextLink>
        <span className={`hidden font-normal text-muted md:block ${isInList ? "text-sm" : ""}`.trimEnd()}>
          <ContentText of={kit.title} />
        </span>
      </th>
      {CLIENT_STATUSES.map((status) => (
        <td key={status} className={backgroundOf(isOwn(status))}>
          <MonthlyPrice quote={quote} clientStatus={status} isInTable />
          {isInList ? (
            <span className="mt-1 block text-sm leading-snug text-muted">
              <InAll quote={quote} clientStatus={status} />
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

/**
 * What a monthly price comes to over the commitment. Of a kit for businesses with IVA, as is its monthly price, because it stands beside
 * kits for homes, whose prices include it.
 */
function InAll({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  const cost = costOverMonths(quote, clientStatus);
  const { months, total } = cost;
  if (!isWithoutIva(quote)) return <T k="kits:otherInAll" values={{ months, total: formatEuros(total) }} />;
  const price = formatEuros(withIva(calculateBill(quote, clientStatus).monthly));
  return <T k="kits:withIvaInAll" values={{ price, months, total: formatEuros(totalWithIva(cost)) }} />;
}
