import type { MetaDescriptor } from "@remix-run/node";
import type { Locale, Phrase } from "#app/content/localized.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { failureTexts } from "./failure-texts.ts";

interface PageFacts {
  siteUrl: string;
  /** Without the language. */
  path: string;
  locale: Locale;
  search: { title: Phrase; description: Phrase };
}

/** Title, description and the addresses of both languages. */
export function pageMeta({ siteUrl, path, locale, search }: PageFacts): MetaDescriptor[] {
  const address = (language: Locale) => `${siteUrl}${localePath(language, path)}`;
  return [
    { title: search.title.text },
    { name: "description", content: search.description.text },
    { tagName: "link", rel: "canonical", href: address(locale) },
    { tagName: "link", rel: "alternate", hrefLang: "es", href: address("es") },
    { tagName: "link", rel: "alternate", hrefLang: "eu", href: address("eu") },
    { property: "og:title", content: search.title.text },
    { property: "og:description", content: search.description.text },
    { property: "og:url", content: address(locale) },
  ];
}

/** The title of a page that could not be shown, and that no search engine should keep. */
export function failureMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const { title } = failureTexts(error, localeOf(pathname));
  return [{ title }, { name: "robots", content: "noindex" }];
}
