import { Link } from "@remix-run/react";
import { useId } from "react";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale, useText, Words } from "#app/i18n/t.tsx";
import { CLIENT_STATUSES, type ClientStatus } from "#app/kits/client-status.ts";
import { kitPath } from "#app/kits/kit-path.ts";
import { formatEuros } from "#app/kits/money.ts";
import { billOf, type Quote } from "#app/kits/quote.ts";
import { quoteOf } from "#app/kits/quote-of-content.ts";
import { useSite } from "#app/layout/use-site.ts";
import { Price } from "#app/ui/price.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame } from "./section-frame.tsx";

/** The prices of a segment's kits, for clients and for others; the visitor's own column stands out. */
export function PricesSection({ section }: { section: SectionOf<"pricesSection"> }) {
  const { settings, clientStatus } = useSite();
  const locale = useLocale();
  const id = useId();
  const { title, text, note, kits } = section;
  const [first] = kits;
  if (!first) return null;
  const own = (status: ClientStatus) => (status === clientStatus ? "bg-brand-50" : "");
  return (
    <SectionFrame>
      <h2 id={id} className="text-heading">
        <Words of={title} />
      </h2>
      {text ? (
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Words of={text} />
        </p>
      ) : null}
      <table aria-labelledby={id} className="mt-8 w-full overflow-hidden rounded-lg bg-white text-left shadow-card">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className={HEAD}>
              <T k="sections:kit" />
            </th>
            {CLIENT_STATUSES.map((status) => (
              <th key={status} scope="col" className={`${HEAD} ${own(status)}`}>
                {status === clientStatus ? (
                  <span className="block text-xs font-semibold text-brand-700 sm:text-sm">
                    <T k="sections:yourPrice" />
                  </span>
                ) : null}
                <T k={status === "CLIENT" ? "sections:clients" : "sections:notClients"} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {kits.map((kit) => (
            <tr key={kit._id} className="align-top">
              <th scope="row" className={CELL}>
                <Link
                  to={localePath(locale, kitPath(kit))}
                  className="inline-flex min-h-11 items-center leading-tight text-brand-700 underline underline-offset-4 sm:text-lg"
                >
                  <Words of={kit.kitName} />
                </Link>
                <span className="hidden font-normal text-muted md:block">
                  <Words of={kit.title} />
                </span>
              </th>
              {CLIENT_STATUSES.map((status) => (
                <td key={status} className={`${CELL} ${own(status)}`}>
                  <MonthlyPrice quote={quoteOf(kit, settings)} clientStatus={status} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Terms quote={quoteOf(first, settings)} />
      {note ? (
        <p className="mt-2 text-sm text-muted">
          <Words of={note} />
        </p>
      ) : null}
    </SectionFrame>
  );
}

const HEAD = "px-3 py-3 text-sm leading-tight sm:px-6 sm:text-base";
const CELL = "px-3 py-3 sm:px-6 sm:py-4";

interface PriceProps {
  quote: Quote;
  clientStatus: ClientStatus;
}

/** A month's price; where the first months cost less, from which month the real one runs (decisions 7). */
function MonthlyPrice({ quote, clientStatus }: PriceProps) {
  const text = useText();
  const { monthly, promo } = billOf(quote, clientStatus);
  return (
    <>
      <Price cents={promo?.monthly ?? monthly} unit={text("kits:perMonth")} size="small" />
      {promo ? (
        <span className="mt-1 block text-xs leading-snug text-muted sm:text-sm">
          <T
            k="kits:promoMonths"
            values={{ months: promo.months, next: promo.months + 1, price: formatEuros(monthly) }}
          />
        </span>
      ) : null}
    </>
  );
}

/** The tax, what is free, the commitment, and what others pay once; the same for all kits of a segment. */
function Terms({ quote }: { quote: Quote }) {
  const { oneOff } = billOf(quote, "NOT_CLIENT");
  return (
    <p className="mt-4 text-sm text-muted">
      <T k={quote.ivaIncluded ? "kits:taxIncluded" : "kits:taxExcluded"} />{" "}
      <T k="kits:conditions" values={{ months: quote.conditions.commitmentMonths }} />{" "}
      {oneOff > 0 ? <T k="sections:notClientOneOff" values={{ price: formatEuros(oneOff) }} /> : null}
    </p>
  );
}
