import type { MetaArgs, MetaDescriptor, MetaFunction } from "@remix-run/node";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import type { SiteData, SiteLoader } from "#app/site/use-site.ts";
import { breadcrumbList, type JsonLd, MAKES_JSON_LD } from "./json-ld.ts";
import { firstImage, type ShareImage, sharingMeta } from "./sharing-meta.ts";

/** A type, because Remix does not accept an interface here. */
type RootMatch = { root: SiteLoader };

/** The `meta` of a page's route, with the root loader's data among its matches. */
export type PageMeta<Loader> = MetaFunction<Loader, RootMatch>;

/** The root loader's data, for a `meta` function; undefined when that loader failed. */
export function siteOf(matches: MetaArgs<unknown, RootMatch>["matches"]): SiteData | undefined {
  return matches.find(({ id }) => id === "root")?.data;
}

/** The part of a page's loader data that its `meta` needs. */
interface PageData {
  siteUrl: string;
  locale: Locale;
}

interface Seo {
  title: LocalizedText;
  description: LocalizedText;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  image?: ShareImage;
}

interface PageMetaInput extends PageData {
  /** Without the language and without a query string. */
  path: string;
  seo: Seo;
  /** The image of a shared link if `seo` has none. Without it, the site's own image is used. */
  image?: ShareImage | undefined;
  site: SiteData | undefined;
  /** Of a page with `site`, where the code makes it. */
  jsonLd: JsonLd[] | undefined;
}

/** The head of a page: title, description, canonical URL, languages, sharing tags and JSON-LD. See docs/rules.md#search-engines. */
export function pageMeta({ siteUrl, path, locale, seo, image, site, jsonLd }: PageMetaInput): MetaDescriptor[] {
  const url = (language: Locale) => `${siteUrl}${localePath(language, path)}`;
  const alternate = (hrefLang: string, language: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: url(language),
  });
  const structured = jsonLd ? { "@graph": jsonLd } : { "@id": url(locale) };
  return [
    { title: textOf(seo.title) },
    { name: "description", content: textOf(seo.description) },
    ...(seo.hidden ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url(locale) },
    ...LOCALES.map((language) => alternate(language, language)),
    alternate("x-default", DEFAULT_LOCALE),
    ...sharingMeta({
      url: url(locale),
      locale,
      title: seo.title,
      description: seo.description,
      siteName: site?.settings.shopName,
      image: seo.image ?? image ?? site?.picture ?? undefined,
    }),
    ...(site ? [{ "script:ld+json": { "@context": "https://schema.org", ...structured } }] : []),
  ];
}

/** The interface texts in the head of a page, which its loader returns. */
interface HeadTexts {
  title: string;
  description: string;
  /** Of the page itself, for the breadcrumbs. */
  heading: string;
}

interface TextPage {
  /** Without the language. */
  path: string;
  /** Content of the page: its first image is shared. */
  content?: unknown;
}

/** The head of a page without a document in the CMS. Its breadcrumbs have only the home page above it. */
export function pageMetaFromTexts(
  data: PageData & { head: HeadTexts },
  site: SiteData | undefined,
  { path, content }: TextPage,
): MetaDescriptor[] {
  return pageMeta({
    ...data,
    path,
    seo: data.head,
    site,
    image: firstImage(content),
    jsonLd: MAKES_JSON_LD && site ? [breadcrumbList([{ name: data.head.heading, path }], site)] : undefined,
  });
}

/** The head of a private page, such as the checkout: a title and `noindex`. */
export const noindexMeta = ({ title }: { title: string }): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
];
