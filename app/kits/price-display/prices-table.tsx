import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, T, useText } from "#app/i18n/t.tsx";
import { useKitPath } from "#app/kits/kit-links.ts";
import { billOf } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { useIsForPartners } from "#app/layout/page-layout.ts";
import { useSite } from "#app/layout/use-site.ts";
import { formatEuros } from "#app/money.ts";
import type { PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";
import { CLIENT_STATUSES, type ClientStatus } from "#app/site/client-status.ts";
import { Price } from "#app/ui/price.tsx";
import { Table, TableCell, TableHeading } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { TaxLabel } from "./monthly-price.tsx";
import { useQuotes } from "./use-territory.ts";

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];

/** A kit with what a table of prices shows of it. */
export type TableKit = Localized<Extract<Section, { _type: "pricesSection" }>["kits"][number]>;

interface Props {
  /** The id of the heading that names the table. */
  labelledBy: string;
  kits: TableKit[];
  /** Both segments stand in it, each under a heading with its tax. */
  hasSegments?: boolean;
}

/** The prices of kits, for clients and for others; the visitor's own column stands out, where the reader is one. */
export function PricesTable({ labelledBy, kits, hasSegments = false }: Props) {
  const { clientStatus } = useSite();
  const isForPartners = useIsForPartners();
  const isOwn = (status: ClientStatus) => status === clientStatus && !isForPartners;
  const groups = hasSegments
    ? [kits.filter(({ isBusiness }) => !isBusiness), kits.filter(({ isBusiness }) => isBusiness)]
    : [kits];
  return (
    <Table labelledBy={labelledBy} className="relative">
      <thead>
        <tr className="border-b border-line align-bottom text-sm sm:text-base">
          <TableHeading scope="col">
            <T k="sections:kit" />
          </TableHeading>
          {CLIENT_STATUSES.map((status) => (
            <TableHeading key={status} scope="col" className={groundOf(isOwn(status))}>
              {isOwn(status) ? (
                <span className="block text-xs font-semibold text-brand-700 sm:text-sm">
                  <T k="sections:yourPrice" />
                </span>
              ) : null}
              <T k={status === "CLIENT" ? "sections:clients" : "sections:notClients"} />
            </TableHeading>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group[0]?._id ?? ""} className="divide-y divide-line">
          {hasSegments ? <SegmentRow kit={group[0]} /> : null}
          {group.map((kit) => (
            <KitRow key={kit._id} kit={kit} isOwn={isOwn} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const groundOf = (isOwn: boolean) => (isOwn ? "bg-brand-50" : "");

function SegmentRow({ kit }: { kit: TableKit | undefined }) {
  const quoteFor = useQuotes();
  if (!kit) return null;
  return (
    <tr className="border-b border-line bg-tint text-sm">
      <TableHeading scope="rowgroup" colSpan={3}>
        <T k={kit.isBusiness ? "sections:forBusiness" : "sections:forHome"} />{" "}
        <span className="font-normal">
          (<TaxLabel quote={quoteFor(kit)} />)
        </span>
      </TableHeading>
    </tr>
  );
}

function KitRow({ kit, isOwn }: { kit: TableKit; isOwn: (status: ClientStatus) => boolean }) {
  const kitPath = useKitPath();
  const quoteFor = useQuotes();
  return (
    <tr className="align-top">
      <TableHeading scope="row">
        <TextLink to={kitPath(kit)} className="inline-flex min-h-11 items-center sm:text-lg">
          <ContentText of={kit.kitName} />
        </TextLink>
        <span className="hidden font-normal text-muted md:block">
          <ContentText of={kit.title} />
        </span>
      </TableHeading>
      {CLIENT_STATUSES.map((status) => (
        <TableCell key={status} className={groundOf(isOwn(status))}>
          <MonthlyPrice quote={quoteFor(kit)} clientStatus={status} />
        </TableCell>
      ))}
    </tr>
  );
}

/** A month's price; where the first months cost less, from which month the real one runs (decisions 7). */
export function MonthlyPrice({ quote, clientStatus }: { quote: Quote; clientStatus: ClientStatus }) {
  const text = useText();
  const { monthly, introPrice } = billOf(quote, clientStatus);
  return (
    <>
      <Price cents={introPrice?.monthly ?? monthly} unit={text("kits:perMonth")} size="small" />
      {introPrice ? (
        <span className="mt-1 block text-xs leading-snug text-muted sm:text-sm">
          <T
            k="kits:promoMonths"
            values={{ months: introPrice.months, next: introPrice.months + 1, price: formatEuros(monthly) }}
          />
        </span>
      ) : null}
    </>
  );
}
