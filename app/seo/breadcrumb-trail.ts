import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { PATHS } from "#app/paths.ts";
import type { JsonLd } from "./json-ld.ts";

/** A page between the home page and the current one. */
export interface Crumb {
  name: LocalizedText;
  /** Without the language. */
  path: string;
}

/** The paths above a path, outermost first, without the home page: '/a' and '/a/b' for '/a/b/c'. */
export function pathsAbove(path: string): string[] {
  const names = path.split("/").filter((name) => name !== "");
  return names.slice(0, -1).map((_name, index) => `/${names.slice(0, index + 1).join("/")}`);
}

interface Site {
  siteUrl: string;
  locale: Locale;
  settings: { shopName: string };
}

/** The breadcrumbs for search results, from the home page. The last crumb is the page itself. */
export function breadcrumbList(crumbs: Crumb[], { siteUrl, locale, settings }: Site): JsonLd {
  const items = [
    { name: settings.shopName, path: PATHS.home },
    ...crumbs.map(({ name, path }) => ({ name: textOf(name), path })),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${localePath(locale, path)}`,
    })),
  };
}
