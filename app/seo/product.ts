import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { type ContentConditions, type PricedKit, quoteOf } from "#app/kits/pricing/quote.ts";
import { kitPath } from "#app/paths.ts";
import { offerToStrangers } from "./offer.ts";
import { type SharedPicture, sharedAddress } from "./share-picture.ts";
import { sellerId, type Thing } from "./thing.ts";

/** Who sells, where and in which language. */
interface Shop {
  siteUrl: string;
  locale: Locale;
  settings: ContentConditions & { brand: string; shopName: string };
}

interface Kit extends PricedKit {
  productId: string;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  image: SharedPicture;
}

interface Device {
  title: LocalizedText;
  frontBody: LocalizedText;
  image: SharedPicture | null;
  /** The kits that contain it. */
  kits: { slug: string; isBusiness: boolean }[];
}

/** A kit with what it costs. */
export function kitProduct(kit: Kit, { siteUrl, locale, settings }: Shop): Thing {
  const address = `${siteUrl}${localePath(locale, kitPath(kit))}`;
  return {
    "@type": "Product",
    "@id": `${address}#product`,
    name: kit.name.text,
    description: kit.description.text,
    sku: kit.productId,
    image: sharedAddress(kit.image),
    brand: { "@type": "Brand", name: settings.brand },
    url: address,
    offers: offerToStrangers(quoteOf(kit, settings), {
      address,
      seller: { "@type": "Organization", "@id": sellerId(siteUrl), name: settings.shopName },
    }),
  };
}

/** A device that has no price of its own, so no offer: schema.org asks for none (docs/decisions/0016). */
export function deviceProduct(device: Device, path: string, { siteUrl, locale, settings }: Shop): Thing {
  const address = `${siteUrl}${localePath(locale, path)}`;
  return {
    "@type": "Product",
    "@id": `${address}#product`,
    name: device.title.text,
    description: device.frontBody.text,
    ...(device.image && { image: sharedAddress(device.image) }),
    brand: { "@type": "Brand", name: settings.brand },
    url: address,
    ...(device.kits.length > 0 && {
      isAccessoryOrSparePartFor: device.kits.map((kit) => ({
        "@id": `${siteUrl}${localePath(locale, kitPath(kit))}#product`,
      })),
    }),
  };
}
