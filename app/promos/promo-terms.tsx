import type { ReactNode } from "react";
import { T, useLocale } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { formatDate, type Promo } from "./promo.ts";

/** A promo's dates, and its audience unless it is for all. */
export function PromoDates({ promo: { from, to, audience } }: { promo: Promo }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <li className="flex items-center gap-2">
        <Icon name="calendar" size={18} className="shrink-0" />
        <span>
          {to ? (
            <T k="sections:promoFromTo" values={{ from: formatDate(from, locale), to: formatDate(to, locale) }} />
          ) : (
            <T k="sections:promoFrom" values={{ from: formatDate(from, locale) }} />
          )}
        </span>
      </li>
      {audience === "client" || audience === "notClient" ? (
        <li className="flex items-center gap-2">
          <Icon name="check" size={18} className="shrink-0" />
          <span>
            <T k={audience === "client" ? "sections:onlyClients" : "sections:onlyNotClients"} />
          </span>
        </li>
      ) : null}
    </ul>
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
