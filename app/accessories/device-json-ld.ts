import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { devicePath, kitPath } from "#app/paths.ts";
import type { JsonLd } from "#app/seo/json-ld.ts";
import { type ShareImage, shareImageUrl } from "#app/seo/sharing-meta.ts";

interface Device {
  slug: string;
  url?: string | undefined;
  title: LocalizedText;
  frontBody: LocalizedText;
  image?: ShareImage | undefined;
  /** The kits that contain it. */
  kits: { slug: string; isBusiness: boolean }[];
}

interface Site {
  siteUrl: string;
  locale: Locale;
  settings: { brand: string };
}

/** The schema.org `Product` of a device. Without an offer, because devices are not sold alone (docs/decisions/0016). */
export function deviceJsonLd(device: Device, { siteUrl, locale, settings }: Site): JsonLd {
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
