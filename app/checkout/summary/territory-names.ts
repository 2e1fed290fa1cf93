import type { TextKey } from "#app/i18n/texts.ts";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";

/** The names of the territories inside a sentence: 'Canarias'. */
export const TERRITORY_NAMES = {
  peninsula: "checkout:peninsula",
  canarias: "checkout:canarias",
  ceuta: "checkout:ceuta",
  melilla: "checkout:melilla",
} as const satisfies Record<Territory, TextKey>;
