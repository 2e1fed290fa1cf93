import type { MetaDescriptor } from "@remix-run/node";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import { failureTexts } from "#app/layout/failure-texts.ts";
import type { SharedPicture } from "#app/seo/share-picture.ts";
import { sharingMeta } from "#app/seo/sharing-meta.ts";
import type { Thing } from "#app/seo/thing.ts";
import type { SiteData } from "#app/site/site-data.ts";

interface PageFacts {
  siteUrl: string;
  /** Without the language and without a query. */
  path: string;
  locale: Locale;
  search: {
    title: LocalizedText;
    description: LocalizedText;
    /** Only who has the link comes: search engines keep nothing of it. */
    hidden?: boolean | null;
    /** What marketing wants a shared link to show. */
    image?: SharedPicture | null;
  };
  /** What a shared link shows when marketing has not said: the first picture of the page. */
  picture?: SharedPicture | null | undefined;
  /** What every page has; its picture is shared where a page has none. */
  site?: SiteData | undefined;
  /** What schema.org is told of the page. */
  things?: Thing[] | undefined;
}

/** What the head of a page says to search engines and to those whom its link is sent to. */
export function pageMeta({ siteUrl, path, locale, search, picture, site, things = [] }: PageFacts): MetaDescriptor[] {
  const address = (language: Locale) => `${siteUrl}${localePath(language, path)}`;
  const alternate = (hrefLang: string, language: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: address(language),
  });
  return [
    { title: search.title.text },
    { name: "description", content: search.description.text },
    ...(search.hidden ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...LOCALES.map((language) => alternate(language, language)),
    // For who reads neither: the language that is complete.
    alternate("x-default", DEFAULT_LOCALE),
    ...sharingMeta({
      address: address(locale),
      locale,
      title: search.title,
      description: search.description,
      siteName: site?.settings.shopName,
      picture: search.image ?? picture ?? site?.picture,
    }),
    ...(things.length > 0 ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }] : []),
  ];
}

/** The title of a page that could not be shown, and that no search engine should keep. */
export function failureMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const { title } = failureTexts(error, localeOf(pathname));
  return [{ title }, { name: "robots", content: "noindex" }];
}
