import type { Localized } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import { withPrices } from "#app/kits/pricing/quote.ts";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { Note } from "#app/ui/alert.tsx";
import { ChangedAmounts } from "./changed-amounts.tsx";
import { priceChange } from "./price-change.ts";

interface Props {
  selection: Localized<Selection>;
  clientStatus: ClientStatus;
}

/** Notice that marketing has changed a price since the visitor began the order (docs/rules.md#quoted-price). */
export function PriceSinceChosen({ selection, clientStatus }: Props) {
  const { seen, base, quote, territory } = selection;
  if (!seen) return null;
  const before = withTerritory({ base: { ...base, quote: withPrices(base.quote, seen) } }, territory).quote;
  const change = priceChange(before, quote, clientStatus);
  if (!change) return null;
  return (
    <Note variant="attention" className="col-span-12">
      <p>
        <T k="checkout:priceChanged" />
      </p>
      <ChangedAmounts change={change} />
    </Note>
  );
}
