import type { Localized } from "#app/i18n/localize.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";

/** A device or a bundle as cards show it, in the page's language. */
export type DeviceCard = Localized<CATALOGUE_RESULT["extra"][number]>;

/** How heavy marketing wants a card's title (section 3, titleWeight). */
export const TITLE_WEIGHTS = { normal: "font-normal", semibold: "font-semibold", bold: "font-bold" } as const;
