import { LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { PATHS } from "#app/paths.ts";

/** Structured data of schema.org. Amounts of money are strings, so that they keep their two decimals. */
export interface JsonLd {
  [property: string]: Value | undefined;
}

/**
 * Whether this code makes structured data. Search engines read it in the HTML of the server, so the browser's build leaves it out: after
 * a navigation in the browser, the element contains only the URL of the page.
 */
export const MAKES_JSON_LD = import.meta.env.SSR || import.meta.env.DEV;

type Value = string | number | boolean | JsonLd | JsonLd[] | string[];

/** The id with which the structured data of every page refers to the shop. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

interface Shop {
  siteUrl: string;
  settings: {
    shopName: string;
    brand: string;
    salesPhone: string;
    customerPhone: string;
    socialLinks: { href: string }[];
  };
}

/** The shop, for the home page. Leaves out the phone for prospects: a short number, which only works in Spain. */
export function organization({ siteUrl, settings }: Shop): JsonLd {
  const contact = (contactType: string, phone: string): JsonLd => ({
    "@type": "ContactPoint",
    contactType,
    telephone: internationalNumber(phone),
    areaServed: "ES",
  });
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: settings.shopName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    brand: { "@type": "Brand", name: settings.brand },
    contactPoint: [contact("sales", settings.salesPhone), contact("customer support", settings.customerPhone)],
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks.map(({ href }) => href) }),
  };
}

export function webSite({ siteUrl, settings }: Shop): JsonLd {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: settings.shopName,
    url: `${siteUrl}/`,
    inLanguage: LOCALES,
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/** A Spanish phone number in international format: '+34900622550'. */
function internationalNumber(phone: string): string {
  return `+34${phone.replace(/\s/g, "")}`;
}

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
