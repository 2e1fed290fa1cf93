import type { ReactNode } from "react";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useTerritory } from "#app/kits/price-display/use-quotes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { formatDate, type Promo } from "./promo.ts";

/**
 * Until when a promo runs, where it ends, and its condition in a line. Promos have no prices by territory, so outside of the peninsula a
 * note says so (docs/decisions/0015).
 */
export function PromoTerms({ promo: { to, priceLines, priceNote } }: { promo: Promo }) {
  const isElsewhere = useTerritory() !== "peninsula" && priceLines?.length;
  return (
    <>
      <PromoEnd to={to} />
      {priceNote || isElsewhere ? (
        <ul className="ticked text-muted">
          <li>
            <Icon name="info" size={18} />
            <span>
              {priceNote ? <ContentText of={priceNote} /> : null}{" "}
              {isElsewhere ? <T k="sections:offersPeninsula" /> : null}
            </span>
          </li>
        </ul>
      ) : null}
    </>
  );
}

interface LinesProps {
  promo: Promo;
  /** Before its condition. */
  children?: ReactNode;
  /** After its condition. */
  aside?: ReactNode;
}

/** Until when a promo runs, where it ends, and its condition in small print. */
export function PromoTermLines({ promo: { to, priceNote }, children, aside }: LinesProps) {
  return (
    <>
      <PromoEnd to={to} />
      {children || priceNote || aside ? (
        <p className="text-sm text-muted">
          {children}
          {priceNote ? <ContentText of={priceNote} /> : null} {aside}
        </p>
      ) : null}
    </>
  );
}

/** Once below the offers of a page: that those without a last day do not end. Nothing where all end. */
export function NoEnd({ promos }: { promos: Pick<Promo, "to">[] }) {
  if (promos.every(({ to }) => to)) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      <T k="sections:promoNoEnd" />
    </p>
  );
}

/** The last day of a promo, as a label. */
function PromoEnd({ to }: Pick<Promo, "to">) {
  const locale = useLocale();
  if (!to) return null;
  return (
    <p className="badge bg-accent-soft">
      <T k="sections:promoUntil" values={{ date: formatDate(to, locale) }} />
    </p>
  );
}

interface ConditionsProps {
  legal: Promo["legal"];
  /** Shown above the conditions. */
  children?: ReactNode;
}

/** A promo's legal conditions in a disclosure. */
export function PromoConditions({ legal, children }: ConditionsProps) {
  if (!(legal || children)) return null;
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4">
        <T k="sections:promoConditions" />
      </summary>
      {children}
      {legal ? <RichText body={legal} level={4} className="max-w-prose pb-2" /> : null}
    </details>
  );
}
