import type { MetaDescriptor } from "@remix-run/node";
import { LOCALES, type Locale, type Phrase } from "#app/sanity/localized.ts";
import { SHARED_SIZE, type SharedPicture, sharedAddress } from "./share-picture.ts";

/** How Open Graph calls the site's languages. */
const TERRITORIES = { es: "es_ES", eu: "eu_ES" } as const satisfies Record<Locale, string>;

interface SharedPage {
  /** The whole address, without a query. */
  address: string;
  locale: Locale;
  title: Phrase;
  description: Phrase;
  /** What the site is called; unknown while the content is away. */
  siteName: string | undefined;
  picture: SharedPicture | null | undefined;
}

/** What a link to a page shows in messengers and social networks (Open Graph, and Twitter's card, which reads the same). */
export function sharingMeta({ address, locale, title, description, siteName, picture }: SharedPage): MetaDescriptor[] {
  const others = LOCALES.filter((other) => other !== locale);
  return [
    { property: "og:type", content: "website" },
    { property: "og:title", content: title.text },
    { property: "og:description", content: description.text },
    { property: "og:url", content: address },
    { property: "og:locale", content: TERRITORIES[locale] },
    ...others.map((other) => ({ property: "og:locale:alternate", content: TERRITORIES[other] })),
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    ...(picture ? pictureMeta(picture) : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}

function pictureMeta(picture: SharedPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: sharedAddress(picture) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARED_SIZE.width) },
    { property: "og:image:height", content: String(SHARED_SIZE.height) },
    { property: "og:image:alt", content: picture.alt.text },
  ];
}
