import type { MetaDescriptor } from "@remix-run/node";
import { LANGUAGES, type Locale } from "#app/i18n/languages.ts";
import { otherLocales } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { SHARED_SIZE, type SharedPicture, sharedAddress } from "./share-picture.ts";

interface SharedPage {
  /** The whole address, without a query. */
  address: string;
  locale: Locale;
  title: LocalizedText;
  description: LocalizedText;
  /** What the site is called; unknown while the content is away. */
  siteName: string | undefined;
  picture: SharedPicture | null | undefined;
}

/** What a link to a page shows in messengers and social networks (Open Graph, and Twitter's card, which reads the same). */
export function sharingMeta({ address, locale, title, description, siteName, picture }: SharedPage): MetaDescriptor[] {
  return [
    { property: "og:type", content: "website" },
    { property: "og:title", content: title.text },
    { property: "og:description", content: description.text },
    { property: "og:url", content: address },
    { property: "og:locale", content: LANGUAGES[locale].openGraph },
    ...otherLocales(locale).map((other) => ({ property: "og:locale:alternate", content: LANGUAGES[other].openGraph })),
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
