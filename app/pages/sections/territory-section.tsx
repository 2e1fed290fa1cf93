import { useId } from "react";
import { T, useText } from "#app/i18n/t.tsx";
import { PricesTable } from "#app/kits/price-display/prices-table.tsx";
import { TERRITORY_NAMES } from "#app/kits/price-display/territory-names.ts";
import { TerritoryPicker } from "#app/kits/price-display/territory-picker.tsx";
import { useTerritory } from "#app/kits/price-display/use-territory.ts";
import { taxOf } from "#app/kits/pricing/territory-tax.ts";
import { useSite } from "#app/site/use-site.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The choice of territory, and the prices of all kits there. See docs/rules.md#territory-of-visitor. */
export function TerritorySection({ section }: { section: SectionOf<"territorySection"> }) {
  const { _key, title, text: intro, kits } = section;
  const { settings } = useSite();
  const text = useText();
  const territory = useTerritory();
  const id = useId();
  const anchor = `territorio-${_key}`;
  const tax = taxOf(territory, settings.taxes);
  if (kits.length === 0) return null;
  return (
    <SectionFrame id={anchor}>
      <SectionHeading title={title} text={intro} />
      <div className="mt-6">
        <TerritoryPicker anchor={anchor} />
      </div>
      <h3 id={id} aria-live="polite" className="mt-8 mb-4 text-xl">
        <T k="sections:territoryPrices" values={{ place: text(TERRITORY_NAMES[territory]) }} />
      </h3>
      <PricesTable labelledBy={id} kits={kits} hasSegments />
      {tax ? (
        <p className="mt-4 text-sm text-muted">
          <T k="sections:territoryNote" values={{ tax: tax.label }} />
        </p>
      ) : null}
    </SectionFrame>
  );
}
