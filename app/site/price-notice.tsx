import { useState } from "react";
import { useTranslation } from "react-i18next";
import { T } from "#app/i18n/t.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PriceChange } from "./shown-prices.ts";

/** Above the page, so that nothing moves, and above the bars at its bottom. Its styles are here: only its late code needs them. */
const PLACE = {
  position: "fixed",
  right: "1rem",
  bottom: "calc(var(--bottom-bars, 0rem) + 1rem)",
  zIndex: 50,
  maxWidth: "min(26rem, calc(100vw - 2rem))",
} as const;

/** Says that a publish changed the prices that the visitor sees, until it is closed (docs/rules.md#prices-of-open-tabs). */
export function PriceNotice({ change }: { change?: PriceChange }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<PriceChange>();
  const isShown = change !== undefined && change !== closed;
  return (
    <div role="status" className="no-print" style={PLACE}>
      {isShown ? (
        <div className="flex items-center gap-3 rounded-md bg-accent-soft text-accent-ink shadow-card">
          <p className="px-4 py-3 font-medium">
            {change.of ? <strong className="block">{change.of}</strong> : null}
            {change.now ? <T k="common:priceChanged" values={{ price: change.now }} /> : <T k="common:pricesChanged" />}
          </p>
          <button
            type="button"
            aria-label={t("common:close")}
            className="flex size-11 items-center justify-center"
            onClick={() => setClosed(change)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
