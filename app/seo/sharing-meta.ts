import type { MetaDescriptor } from "@remix-run/node";
import { LANGUAGES, type Locale } from "#app/i18n/languages.ts";
import { otherLocales } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { cropPicture, type PictureSource } from "#app/ui/picture-source.ts";

/** An image of the content that a shared link can show. */
export interface ShareImage extends PictureSource {
  alt: LocalizedText;
}

/** In pixels: the size that social networks ask for. */
const SIZE = { width: 1200, height: 630 } as const;

/** The design system's tint, behind images with a transparent background. */
const BACKGROUND = "e3eeea";

/** The URL of an image in the size of a shared link. JPEG, because not all messengers show AVIF or WebP. */
export function shareImageUrl(image: ShareImage): string {
  const { width, height } = SIZE;
  return `${image.url}?${cropPicture(image).rectParam}w=${width}&h=${height}&fit=fill&bg=${BACKGROUND}&fm=jpg&q=80`;
}

/** The first image in any content of a page, at any depth. */
export function firstImage(content: unknown): ShareImage | undefined {
  if (typeof content !== "object" || content === null) return undefined;
  if (isImage(content)) return content;
  for (const part of Object.values(content)) {
    const image = firstImage(part);
    if (image) return image;
  }
  return undefined;
}

function isImage(value: object): value is ShareImage {
  return "url" in value && typeof value.url === "string" && "alt" in value && isLocalizedText(value.alt);
}

function isLocalizedText(value: unknown): value is LocalizedText {
  if (typeof value === "string") return true;
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

interface SharedPage {
  /** Without a query string. */
  url: string;
  locale: Locale;
  title: LocalizedText;
  description: LocalizedText;
  /** Undefined when the root loader failed. */
  siteName: string | undefined;
  image: ShareImage | undefined;
}

/** The preview of a shared link: Open Graph tags, which Twitter's card reads too. */
export function sharingMeta({ url, locale, title, description, siteName, image }: SharedPage): MetaDescriptor[] {
  return [
    { property: "og:type", content: "website" },
    { property: "og:title", content: textOf(title) },
    { property: "og:description", content: textOf(description) },
    { property: "og:url", content: url },
    { property: "og:locale", content: LANGUAGES[locale].openGraph },
    ...otherLocales(locale).map((other) => ({ property: "og:locale:alternate", content: LANGUAGES[other].openGraph })),
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    ...(image ? imageMeta(image) : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ];
}

function imageMeta(image: ShareImage): MetaDescriptor[] {
  return [
    { property: "og:image", content: shareImageUrl(image) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SIZE.width) },
    { property: "og:image:height", content: String(SIZE.height) },
    { property: "og:image:alt", content: textOf(image.alt) },
  ];
}
