import { DEFAULT_LOCALE, LANGUAGES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { pathWithoutLocale } from "../../app/i18n/locale.ts";
import { PATHS, RESOURCE_PATHS } from "../../app/paths.ts";
import { todayInSpain } from "../../app/promos/today.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";
import { SELLER_FIELDS } from "../schemaTypes/objects/seller.ts";
import { fieldOf, fieldsOf } from "./document-fields.ts";
import { missingTranslations } from "./missing-translations.ts";
import { pathOf } from "./site-path.ts";
import { type ContentDocument, titleOf } from "./watched-documents.ts";

/** The checks of 'Antes de publicar', in the order in which the view shows them. */
export const CHECKS = {
  seller: "Quién vende: la ley pide decirlo",
  links: "Enlaces rotos",
  prices: "Precios que no coinciden",
  promos: "Promociones que acaban",
  pictures: "Imágenes sin texto alternativo",
  descriptions: "Páginas sin descripción",
  translations: "Traducciones que faltan",
} as const;

/** Something that is missing or odd in a document. */
export interface Finding {
  check: keyof typeof CHECKS;
  id: string;
  type: string;
  /** The document's name. */
  title: string;
  /** The field's path in the Studio's URL: `sections[_key=="a"].href`. */
  path: string;
  problem: string;
}

/** What is missing or odd in the content, drafts included. See docs/rules.md#publish-checks. */
export function publishFindings(documents: ContentDocument[], today = todayInSpain()): Finding[] {
  const paths = knownPaths(documents);
  const amounts = commonAmounts(documents);
  return documents.flatMap((document) => {
    const of = (check: Finding["check"]) => (found: Found[]) =>
      found.map(({ path, problem }) => ({
        check,
        id: document._id,
        type: document._type,
        title: titleOf(document),
        path,
        problem,
      }));
    return [
      ...of("seller")(missingSeller(document)),
      ...of("links")(brokenLinks(document, paths)),
      ...of("prices")(oddPrices(document, amounts)),
      ...of("promos")(endOfPromo(document, today)),
      ...of("pictures")(missingAlternatives(document)),
      ...of("descriptions")(missingDescription(document)),
      ...of("translations")(untranslated(document)),
    ];
  });
}

interface Found {
  path: string;
  problem: string;
}

function missingSeller({ _id, seller }: ContentDocument): Found[] {
  if (_id !== "settings") return [];
  return SELLER_FIELDS.filter(({ name }) => !fieldOf(seller, name)).map(({ name, title }) => ({
    path: `seller.${name}`,
    problem: `Falta: ${title}`,
  }));
}

/** The names of the fields that hold a link. */
const LINK_FIELDS = new Set(["href", "to", "url", "skipHref", "skipBusinessHref"]);

const STORES: Record<string, string> = { "apps.apple.com": "App Store", "play.google.com": "Google Play" };

/** A search in a store of apps. */
const STORE_SEARCH = /^https:\/\/(apps\.apple\.com|play\.google\.com)\/.*\bsearch\?/;

function brokenLinks(document: ContentDocument, paths: Set<string>): Found[] {
  return fieldsOf(document).flatMap(({ name, path, value }) => {
    if (!LINK_FIELDS.has(name) || typeof value !== "string") return [];
    const store = STORE_SEARCH.exec(value)?.[1];
    if (store) return [{ path, problem: `Lleva a una búsqueda de ${STORES[store] ?? store}, y no a la app.` }];
    if (!value.startsWith("/")) return [];
    const [target = ""] = value.split(/[?#]/);
    return paths.has(pathWithoutLocale(target)) ? [] : [{ path, problem: `«${value}» no lleva a ninguna página.` }];
  });
}

/** Every path that a link may lead to: the site's own, and those of the documents. */
function knownPaths(documents: ContentDocument[]): Set<string> {
  const own: string[] = [...Object.values(PATHS), ...Object.values(RESOURCE_PATHS)];
  const ofDocuments = documents.flatMap((document) => pathOf(document, document._type) ?? []);
  return new Set([...own, ...ofDocuments]);
}

/** An amount in a text: 35,90 €. Without cents it may be a distance from a price, such as 'menos de 50 €'. */
const AMOUNT = /(\d+),(\d\d)\s?€/g;
const IVA = 1.21;

/** A kit's texts may only name its own prices, with or without IVA, and those of all kits. */
function oddPrices(document: ContentDocument, common: Set<number>): Found[] {
  if (document._type !== "kit") return [];
  const own = centsOf([document.price, document.camera]);
  const known = new Set([...common, ...own]);
  return fieldsOf(document).flatMap(({ path, value }) => {
    if (typeof value !== "string") return [];
    const odd = [...value.matchAll(AMOUNT)].filter(([, euros, cents]) => !known.has(Number(`${euros}${cents}`)));
    return odd.map(([amount]) => ({ path, problem: `Dice ${amount}, y ningún precio de este kit es ese.` }));
  });
}

/** The amounts of the settings and the extras. */
function commonAmounts(documents: ContentDocument[]): Set<number> {
  return new Set(centsOf(documents.filter(({ _type }) => _type === "settings" || _type === "extra")));
}

function centsOf(value: unknown): number[] {
  return fieldsOf(value).flatMap(({ value: euros }) => {
    if (typeof euros !== "number") return [];
    return [euros, euros * IVA, euros / IVA].map((amount) => Math.round(amount * 100));
  });
}

const DAY_MS = 86_400_000;
/** Days before the end of a promo from which it is listed. */
const NOTICE_DAYS = 30;

function endOfPromo({ _type, to }: ContentDocument, today: string): Found[] {
  if (_type !== "promo" || typeof to !== "string" || to < today) return [];
  const days = Math.round((Date.parse(to) - Date.parse(today)) / DAY_MS);
  if (days > NOTICE_DAYS) return [];
  const when = days === 0 ? "hoy" : days === 1 ? "mañana" : `en ${days} días`;
  return [{ path: "to", problem: `Acaba ${when}: después deja de verse.` }];
}

function missingAlternatives(document: ContentDocument): Found[] {
  return fieldsOf(document).flatMap(({ path, value }) => {
    if (!fieldOf(value, "asset") || fieldOf(value, "_type") !== "picture") return [];
    const isThere = textIn(fieldOf(value, "alt"), DEFAULT_LOCALE);
    return isThere ? [] : [{ path: `${path}.alt`, problem: "Quien no ve la imagen no sabe qué muestra." }];
  });
}

const TYPES_WITH_DESCRIPTION = ["page", "kit", "accessory"];

function missingDescription({ _type, search, url }: ContentDocument): Found[] {
  // A device that only links elsewhere has no page.
  if (!TYPES_WITH_DESCRIPTION.includes(_type) || url) return [];
  if (textIn(fieldOf(search, "description"), DEFAULT_LOCALE)) return [];
  return [{ path: "search.description", problem: "Los buscadores inventan una." }];
}

/** One finding for each document and language: the texts themselves are in the list of the language. */
function untranslated(document: ContentDocument): Found[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const [first, ...others] = missingTranslations(document, locale);
    if (!first) return [];
    const { spanishName } = LANGUAGES[locale];
    const problem =
      others.length === 0 ? `Un texto sin ${spanishName}.` : `${others.length + 1} textos sin ${spanishName}.`;
    return [{ path: `${first.path}.${locale}`, problem }];
  });
}
