import { DEFAULT_LOCALE, LANGUAGES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { pathWithoutLocale } from "../../app/i18n/locale.ts";
import { todayInSpain } from "../../app/i18n/today.ts";
import { reservedPaths } from "../../app/paths.ts";
import { CODE_PATHS } from "../schemaTypes/fields/paths.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";
import { SELLER_FIELDS } from "../schemaTypes/objects/seller.ts";
import { type FieldProblem, fieldOf, fieldsOf } from "./document-fields.ts";
import { missingTranslations } from "./missing-translations.ts";
import { pathOf } from "./site-path.ts";
import { knownAmounts, lostPrices, typedPrices } from "./typed-prices.ts";
import { type ContentDocument, titleOf } from "./watched-documents.ts";

/** The checks of 'Antes de publicar', in the order in which the view shows them. */
export const CHECKS = {
  seller: "Quién vende: la ley pide decirlo",
  links: "Enlaces rotos",
  experiments: "Experimentos sin publicar",
  addresses: "Direcciones que dejan de funcionar",
  removals: "Lo que un lanzamiento quita de la web",
  prices: "Precios en los textos",
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
  /** The name of the release that has the problem; undefined for what is published or a draft. */
  release?: string;
}

/**
 * What is missing or odd in the content, drafts included. See docs/rules.md#publish-checks.
 *
 * @param published what visitors see: a draft is no page that a link may lead to.
 */
export function publishFindings(
  documents: ContentDocument[],
  published = documents,
  today = todayInSpain(),
): Finding[] {
  const paths = { all: knownPaths(documents), published: knownPaths(published) };
  const amounts = knownAmounts(documents);
  const publishedIds = new Set(published.map(({ _id }) => _id));
  return documents.flatMap((document) => {
    const of = (check: Finding["check"]) => (found: FieldProblem[]) =>
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
      ...of("experiments")(unpublishedExperiments(document, documents, published)),
      ...of("prices")([...typedPrices(document, amounts), ...lostPrices(document, publishedIds)]),
      ...of("promos")(endOfPromo(document, today)),
      ...of("pictures")(missingAlternatives(document)),
      ...of("descriptions")(missingDescription(document)),
      ...of("translations")(untranslated(document)),
    ];
  });
}

function missingSeller({ _id, seller }: ContentDocument): FieldProblem[] {
  if (_id !== "settings") return [];
  return SELLER_FIELDS.filter(({ name }) => !fieldOf(seller, name)).map(({ name, title }) => ({
    path: `seller.${name}`,
    problem: `Falta: ${title}`,
  }));
}

/** The names of the fields that hold a link. */
export const LINK_FIELDS = new Set(["href", "to", "url", "skipHref", "skipBusinessHref"]);

const STORES: Record<string, string> = { "apps.apple.com": "App Store", "play.google.com": "Google Play" };

/** A search in a store of apps. */
const STORE_SEARCH = /^https:\/\/(apps\.apple\.com|play\.google\.com)\/.*\bsearch\?/;

/** The places of a document whose experiment is a draft, or is gone. */
function unpublishedExperiments(
  document: ContentDocument,
  documents: ContentDocument[],
  published: ContentDocument[],
): FieldProblem[] {
  return fieldsOf(document).flatMap(({ path, value }) => {
    if (fieldOf(value, "_type") !== "experimentSectionList") return [];
    const id = fieldOf(value, "experimentId");
    const isIt = ({ _type, experimentId }: ContentDocument) => _type === "experiment" && experimentId === id;
    if (!id || published.some(isIt)) return [];
    const draft = documents.find(isIt);
    const name = draft ? titleOf(draft) : id;
    return [{ path: `${path}.experimentId`, problem: `«${name}» no está publicado: todos ven «La de siempre».` }];
  });
}

interface KnownPaths {
  published: Set<string>;
  /** With those of drafts. */
  all: Set<string>;
}

function brokenLinks(document: ContentDocument, paths: KnownPaths): FieldProblem[] {
  return fieldsOf(document).flatMap(({ name, path, value }) => {
    if (!LINK_FIELDS.has(name) || typeof value !== "string") return [];
    const store = STORE_SEARCH.exec(value)?.[1];
    if (store) return [{ path, problem: `Lleva a una búsqueda de ${STORES[store] ?? store}, y no a la app.` }];
    if (!value.startsWith("/")) return [];
    const target = targetPath(value);
    if (paths.published.has(target)) return [];
    const where = paths.all.has(target) ? "lleva a una página sin publicar" : "no lleva a ninguna página";
    return [{ path, problem: `«${value}» ${where}.` }];
  });
}

/** The links of a document to an address of this site. One with an anchor is that of a part of a page, such as a question. */
export function linksTo(document: ContentDocument, address: string): { path: string; href: string }[] {
  const isLink = address.includes("#") ? leadsToPart : leadsToPage;
  return fieldsOf(document).flatMap(({ name, path, value }) =>
    LINK_FIELDS.has(name) && typeof value === "string" && isLink(value, address, document)
      ? [{ path, href: value }]
      : [],
  );
}

const leadsToPage = (href: string, address: string) => href.startsWith("/") && targetPath(href) === address;

/** Old links name a question without its tab, and those of its own tab without a path. */
function leadsToPart(href: string, address: string, document: ContentDocument): boolean {
  const [path = "", anchor] = address.split("#");
  const from = href.startsWith("#") ? (pathOf(document, document._type) ?? "") : href;
  return href.endsWith(`#${anchor}`) && targetPath(from).split("/")[1] === path.split("/")[1];
}

/** The path of this site that a link leads to, without language, query and anchor. */
export function targetPath(href: string): string {
  const [path = ""] = href.split(/[?#]/);
  return pathWithoutLocale(path);
}

/** Every path that a link may lead to: the site's own, and those of the documents. */
function knownPaths(documents: ContentDocument[]): Set<string> {
  const own = [...reservedPaths(), ...CODE_PATHS];
  const ofDocuments = documents.flatMap((document) => pathOf(document, document._type) ?? []);
  return new Set([...own, ...ofDocuments]);
}

const DAY_MS = 86_400_000;
/** Days before the end of a promo from which it is listed. */
const NOTICE_DAYS = 30;

function endOfPromo({ _type, to }: ContentDocument, today: string): FieldProblem[] {
  if (_type !== "promo" || typeof to !== "string" || to < today) return [];
  const days = Math.round((Date.parse(to) - Date.parse(today)) / DAY_MS);
  if (days > NOTICE_DAYS) return [];
  const when = days === 0 ? "hoy" : days === 1 ? "mañana" : `en ${days} días`;
  return [{ path: "to", problem: `Acaba ${when}: después deja de verse.` }];
}

function missingAlternatives(document: ContentDocument): FieldProblem[] {
  return fieldsOf(document).flatMap(({ path, value }) => {
    if (!fieldOf(value, "asset") || fieldOf(value, "_type") !== "picture") return [];
    const isThere = textIn(fieldOf(value, "alt"), DEFAULT_LOCALE);
    return isThere ? [] : [{ path: `${path}.alt`, problem: "Quien no ve la imagen no sabe qué muestra." }];
  });
}

const TYPES_WITH_DESCRIPTION = ["page", "kit", "accessory"];

function missingDescription({ _type, search, url }: ContentDocument): FieldProblem[] {
  // A device that only links elsewhere has no page.
  if (!TYPES_WITH_DESCRIPTION.includes(_type) || url) return [];
  if (textIn(fieldOf(search, "description"), DEFAULT_LOCALE)) return [];
  return [{ path: "search.description", problem: "Los buscadores inventan una." }];
}

/** One finding for each document and language: the texts themselves are in the list of the language. */
function untranslated(document: ContentDocument): FieldProblem[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const [first, ...others] = missingTranslations(document, locale);
    if (!first) return [];
    const { spanishName } = LANGUAGES[locale];
    const text = `«${shortened(first.original)}»`;
    const problem =
      others.length === 0
        ? `Sin ${spanishName}: ${text}.`
        : `${others.length + 1} textos sin ${spanishName}: ${text} y ${others.length} más.`;
    return [{ path: `${first.path}.${locale}`, problem }];
  });
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);
