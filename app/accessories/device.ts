import type { DeviceItem } from "#app/analytics/track-event.ts";
import type { Localized } from "#app/i18n/localize.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** A device or a bundle with the fields of `DEVICE_CARD`, in the page's language. */
export type Device = Localized<CATALOGUE_RESULT["extra"][number]>;

/** A device or a bundle with the fields of `DEVICE_TILE`. */
export type TileDevice = Pick<Device, "title" | "titleWeight" | "frontBody" | "url" | "slug"> & {
  image?: PictureSource | undefined;
};

/** Font weights of titles, by the value that the CMS sets. */
export const TITLE_WEIGHTS = { normal: "font-normal", semibold: "font-semibold", bold: undefined } as const;

/** A device as an analytics item. Uses the Spanish title in both languages. See docs/rules.md#analytics-items. */
export function toAnalyticsItem({ _id, titleInSpanish }: Pick<Device, "_id" | "titleInSpanish">): DeviceItem {
  const title = titleInSpanish.trim().toLowerCase();
  const kind = title.includes("app") ? "service" : "device";
  return {
    item_id: _id,
    item_name: `${kind}_${title.replaceAll(/\s+/g, "_")}`,
    item_list_id: "complements",
    item_list_name: "complements",
  };
}
