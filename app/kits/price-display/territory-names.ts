import type { TextKey } from "#app/i18n/texts.ts";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";

/** The names of the territories, as the picker shows them. */
export const TERRITORY_NAMES = {
  peninsula: "sections:peninsula",
  canarias: "sections:canarias",
  ceuta: "sections:ceuta",
  melilla: "sections:melilla",
} as const satisfies Record<Territory, TextKey>;
