import type { ReactNode } from "react";
import { ContentText, T, useLocale } from "#app/i18n/t.tsx";
import { useTerritory } from "#app/kits/price-display/use-territory.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-names.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { formatDate, type Promo } from "./promo.ts";

/**
 * Whom a promo is for, until when, and its condition in a line. Promos have no prices by territory, so outside of the peninsula a note
 * says so (docs/decisions/0015).
 */
export function PromoTerms({ promo: { to, audience, priceLines, priceNote } }: { promo: Promo }) {
  const locale = useLocale();
  const isElsewhere = useTerritory() !== "peninsula";
  return (
    <ul className="space-y-1 text-sm text-muted">
      {audience === "client" || audience === "notClient" ? (
        <Term icon="user">
          <T k={audience === "client" ? "sections:onlyClients" : "sections:onlyNotClients"} />
        </Term>
      ) : null}
      <Term icon="calendar">
        {to ? <T k="sections:promoUntil" values={{ date: formatDate(to, locale) }} /> : <T k="sections:promoNoEnd" />}
      </Term>
      {priceNote ? (
        <Term icon="info">
          <ContentText of={priceNote} />
        </Term>
      ) : null}
      {priceLines?.length && isElsewhere ? (
        <Term icon="info">
          <T k="sections:offersPeninsula" />
        </Term>
      ) : null}
    </ul>
  );
}

function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
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
