import type { DeviceItem } from "#app/analytics/track-event.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type Localized, type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { type PageRichText, textBlocks } from "#app/i18n/rich-text.ts";
import { devicePath, kitPath } from "#app/paths.ts";
import type { CATALOGUE_RESULT } from "#app/sanity/sanity.generated.ts";
import type { JsonLd } from "#app/seo/json-ld.ts";
import { type ShareImage, shareImageUrl } from "#app/seo/sharing-meta.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** A device or a bundle with the fields of `DEVICE_CARD`, in the page's language. */
export type Device = Localized<CATALOGUE_RESULT["extra"][number]>;

/** How a device can be bought: in kits, or as an extra of a kit. */
export type PricedDevice = Pick<Device, "isInAllKits" | "kits" | "extra">;

/** A device or a bundle with the fields of `DEVICE_TILE`. */
export type TileDevice = PricedDevice &
  Pick<Device, "title" | "titleWeight" | "frontBody" | "url" | "slug"> & { image?: PictureSource | undefined };

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

interface Product extends Pick<Device, "slug" | "url" | "title" | "frontBody"> {
  image?: ShareImage | undefined;
  kits: { slug: string; isBusiness: boolean }[];
}

interface Site {
  siteUrl: string;
  locale: Locale;
  settings: { brand: string };
}

/** The schema.org `Product` of a device. Without an offer, because devices are not sold alone (docs/decisions/0016). */
export function deviceJsonLd(device: Product, { siteUrl, locale, settings }: Site): JsonLd {
  const urlOf = (path: string) => `${siteUrl}${localePath(locale, path)}`;
  const url = urlOf(devicePath(device));
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: textOf(device.title),
    description: textOf(device.frontBody),
    ...(device.image && { image: shareImageUrl(device.image) }),
    brand: { "@type": "Brand", name: settings.brand },
    url,
    ...(device.kits.length > 0 && {
      isAccessoryOrSparePartFor: device.kits.map((kit) => ({ "@id": `${urlOf(kitPath(kit))}#product` })),
    }),
  };
}

interface OtherDevice {
  slug: string;
  url?: string | undefined;
  group?: string | undefined;
  area?: string | undefined;
  orderRank?: string | undefined;
}

interface ShownDevice extends OtherDevice {
  description?: LocalizedText<PageRichText> | undefined;
}

/** How many other devices a device's page shows. */
const OTHER_DEVICES = 3;

/**
 * The other devices to show on a device's page (docs/rules.md#device-offer), most related first: those that its text links to, those of
 * its area and group, of its area, of its group, then all others. Equally related ones come in the order of the catalogue, starting
 * after the device.
 *
 * @param others in the order of the catalogue.
 */
export function relatedDevices<Other extends OtherDevice>(device: ShownDevice, others: Other[]): Other[] {
  const named = device.description ? linksOf(textOf(device.description)) : [];
  const following = others.filter(({ orderRank = "" }) => orderRank > (device.orderRank ?? ""));
  const circle = [...following, ...others.filter((other) => !following.includes(other))];
  const isNear = ({ area }: OtherDevice) => area !== undefined && area === device.area;
  const isOfGroup = ({ group }: OtherDevice) => group === device.group;
  const linked = named.flatMap((path) => others.filter((other) => devicePath(other) === path));
  const ranked = [
    linked,
    circle.filter((one) => isNear(one) && isOfGroup(one)),
    circle.filter(isNear),
    circle.filter(isOfGroup),
    circle,
  ];
  return [...new Set(ranked.flat())].slice(0, OTHER_DEVICES);
}

function linksOf(text: PageRichText): string[] {
  return textBlocks(text).flatMap(({ markDefs = [] }) => markDefs.map(({ href }) => href));
}
