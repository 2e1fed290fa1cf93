import { T, useLocale } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { formatDate, type Promo } from "./promo.ts";

/** A promo's dates, and its audience unless it is for all. */
export function PromoDates({ promo: { from, to, audience } }: { promo: Promo }) {
  const locale = useLocale();
  return (
    <ul className="space-y-1 text-sm text-muted">
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

/** A promo's legal conditions in a disclosure; `isOpen` on the page of promos. */
export function PromoConditions({ legal, isOpen = false }: { legal: Promo["legal"]; isOpen?: boolean }) {
  if (!legal) return null;
  return (
    <details open={isOpen} className="text-sm text-muted">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4">
        <T k="sections:promoConditions" />
      </summary>
      <RichText body={legal} level={4} className="max-w-prose pb-2" />
    </details>
  );
}
