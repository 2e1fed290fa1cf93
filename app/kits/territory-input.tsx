import { TERRITORY_PARAMETER } from "./territory.ts";
import { useTerritory } from "./use-territory.ts";

/** Takes the territory whose prices a form shows along to the checkout; the peninsula needs no saying. */
export function TerritoryInput() {
  const territory = useTerritory();
  return territory === "peninsula" ? null : <input type="hidden" name={TERRITORY_PARAMETER} value={territory} />;
}
