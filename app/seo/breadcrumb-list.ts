import type { Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { Thing } from "./thing.ts";
import type { Crumb } from "./trail.ts";

interface Site {
  siteUrl: string;
  locale: Locale;
  settings: { shopName: string };
}

/** The way from home to a page, for search results; the page itself is the last crumb. */
export function breadcrumbList(crumbs: Crumb[], { siteUrl, locale, settings }: Site): Thing {
  const way = [{ name: settings.shopName, path: "/" }, ...crumbs.map(({ name, path }) => ({ name: name.text, path }))];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${localePath(locale, path)}`,
    })),
  };
}
