import { BellIcon } from "@sanity/icons/Bell";
import { BookIcon } from "@sanity/icons/Book";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { CogIcon } from "@sanity/icons/Cog";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { HomeIcon } from "@sanity/icons/Home";
import { PackageIcon } from "@sanity/icons/Package";
import { TranslateIcon } from "@sanity/icons/Translate";
import { UlistIcon } from "@sanity/icons/Ulist";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder, StructureResolver } from "sanity/structure";
import { LANGUAGES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { todayInSpain } from "../../app/i18n/today.ts";
import { GROUP_TITLES } from "../schemaTypes/documents/uiStrings.ts";
import { belongsTo, watchLists } from "./list-of-document.ts";
import { missingTranslationsPane } from "./missing-translations-pane.tsx";
import { orderedDocuments } from "./ordered-documents.ts";
import { PublishChecksPane } from "./publish-checks-pane.tsx";
import { kitTemplate, questionTemplate } from "./templates.ts";
import { TYPE_ICONS } from "./type-icons.ts";

const API_VERSION = "2025-11-01";

/** The default order of the lists in which documents are not dragged. */
const DEFAULT_ORDER: Record<string, SortOrderingItem[]> = {
  page: [{ field: "path.current", direction: "asc" }],
  experiment: [{ field: "from", direction: "desc" }],
  redirect: [{ field: "from", direction: "asc" }],
};

/** Created once: Sanity builds the structure again and again, and a new component each time would lose its state. */
const MISSING_TRANSLATIONS = TRANSLATED_LOCALES.map((locale) => ({
  spanishName: LANGUAGES[locale].spanishName,
  Pane: missingTranslationsPane(locale),
}));

type MissingTranslations = (typeof MISSING_TRANSLATIONS)[number];

/** The lists of the Studio's 'Contenido', grouped for marketing staff. */
export const structure: StructureResolver = (S, context) => {
  watchLists(context.getClient({ apiVersion: API_VERSION }), FILTERED, LISTS);
  return S.list()
    .title("Contenido")
    .items([
      folder(S, "Catálogo", PackageIcon, [
        kits(S, "Kits para casa", false),
        kits(S, "Kits para negocios", true),
        ordered(S, "Extras", "extra", "Nuevo extra"),
        ordered(S, "Accesorios", "accessory", "Nuevo accesorio"),
        ordered(S, "Packs de cámaras", "bundle", "Nuevo pack"),
        documents(S, "Viviendas y locales", "house"),
      ]),
      folder(S, "Páginas", DocumentsIcon, [
        documents(S, "Páginas", "page"),
        documents(S, "Experimentos", "experiment"),
        singleton(S, "Menús y pie", "navigation"),
        singleton(S, "Calculadora de alarma", "quiz"),
        documents(S, "Cuestionarios", "questionnaire"),
        documents(S, "Redirecciones", "redirect"),
      ]),
      folder(S, "Ayuda", BookIcon, [
        questions(S, "La alarma", "alarma"),
        questions(S, "Precio y factura", "facturacion"),
        questions(S, "Servicio", "servicio"),
        S.divider(),
        ordered(S, "Categorías de ayuda", "faqCategory", "Nueva categoría"),
        documents(S, "Preguntas de valoración", "feedbackQuestion"),
      ]),
      folder(S, "Promociones", BellIcon, [
        promos(S, "En marcha", (today) => onSite(`from <= "${today}" && (!defined(to) || to >= "${today}")`)),
        promos(S, "Próximas", (today) => onSite(`from > "${today}"`)),
        promos(S, "Terminadas", (today) => onSite(`to < "${today}"`)),
        promos(S, "Sin publicar", () => NEVER_PUBLISHED),
        S.divider(),
        ordered(S, "Todas", "promo", "Nueva promoción"),
      ]),
      folder(S, "Textos", TranslateIcon, [
        interfaceTexts(S, "Textos de la interfaz"),
        ...MISSING_TRANSLATIONS.map((pane) => missingTranslations(S, pane)),
      ]),
      singleton(S, "Ajustes", "settings", CogIcon),
      S.divider(),
      publishChecks(S),
    ]);
};

/** The types of which no list has all documents. */
const FILTERED = `*[_type in ["kit", "faq"]]`;

/** What is published. */
const PUBLISHED = '!(_id in path("drafts.**"))';

/** Published promos of which something is so, with their drafts: the list moves a draft along only if it has the draft. */
const onSite = (condition: string) =>
  `(${PUBLISHED} && ${condition} || string::split(_id, "drafts.")[1] in *[_type == "promo" && ${PUBLISHED} && ${condition}]._id)`;

/** Promos that were never published, or were withdrawn. */
const NEVER_PUBLISHED =
  '_id in path("drafts.**") && !(string::split(_id, "drafts.")[1] in *[_type == "promo" && !(_id in path("drafts.**"))]._id)';

/** The list of each of them, by the ids of `filteredDocuments`. */
const LISTS = `{
  _id,
  "list": select(
    _type == "kit" => select(isBusiness == true => "kits-para-negocios", "kits-para-casa"),
    category->categoria == "alarma" => "la-alarma",
    category->categoria == "facturacion" => "precio-y-factura",
    category->categoria == "servicio" => "servicio"
  )
}`;

function folder(
  S: StructureBuilder,
  title: string,
  icon: typeof UlistIcon,
  items: Parameters<ReturnType<StructureBuilder["list"]>["items"]>[0],
) {
  return S.listItem()
    .id(paneId(title))
    .title(title)
    .icon(icon)
    .child(S.list().id(paneId(title)).title(title).items(items));
}

function documents(S: StructureBuilder, title: string, type: string): ListItemBuilder {
  return S.documentTypeListItem(type)
    .title(title)
    .icon(TYPE_ICONS[type] ?? UlistIcon)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering(DEFAULT_ORDER[type] ?? []),
    );
}

/** All documents of a type, which are dragged into order. */
function ordered(S: StructureBuilder, title: string, type: string, create: string): ListItemBuilder {
  return orderedDocuments(S, {
    id: type,
    title,
    type,
    icon: TYPE_ICONS[type] ?? UlistIcon,
    create: { title: create },
    canHandleIntent: (_intent, { type: asked }) => asked === type,
  });
}

/** The kits for homes, or for businesses. A new one is for the same. */
function kits(S: StructureBuilder, title: string, isBusiness: boolean): ListItemBuilder {
  const id = paneId(title);
  return orderedDocuments(S, {
    id,
    title,
    type: "kit",
    filter: () => (isBusiness ? "isBusiness == true" : "isBusiness != true"),
    icon: isBusiness ? (TYPE_ICONS.kit ?? UlistIcon) : HomeIcon,
    create: { title: "Nuevo kit", template: kitTemplate.id, values: { isBusiness } },
    canHandleIntent: (intent, params) => intent !== "create" && isListed(id, "kit", params),
  });
}

/** The questions of a tab of the help area. A new one belongs to the tab. */
function questions(S: StructureBuilder, title: string, categoria: string): ListItemBuilder {
  const id = paneId(title);
  return orderedDocuments(S, {
    id,
    title,
    type: "faq",
    filter: () => `category->categoria == "${categoria}"`,
    icon: TYPE_ICONS.faq ?? UlistIcon,
    create: { title: "Nueva pregunta", template: questionTemplate.id, values: { categoria } },
    canHandleIntent: (_intent, params) => isListed(id, "faq", params),
  });
}

/** Whether an intent is about a document of a list; a new document has no list yet. */
function isListed(list: string, type: string, asked: { type?: string; id?: string }): boolean {
  return asked.type === type && asked.id !== undefined && belongsTo(list, asked.id);
}

/** The promos of a time. A Studio may stay open for days, so that the filter takes the day on which the list is opened. */
function promos(S: StructureBuilder, title: string, filter: (today: string) => string): ListItemBuilder {
  const id = paneId(title);
  return orderedDocuments(S, {
    id,
    title,
    type: "promo",
    filter: () => filter(todayInSpain()),
    icon: TYPE_ICONS.promo ?? UlistIcon,
    create: { title: "Nueva promoción" },
    canHandleIntent: (_intent, params) => isListed(id, "promo", params),
  });
}

/** The groups of interface texts, by their Spanish names, which are not in the documents. */
function interfaceTexts(S: StructureBuilder, title: string): ListItemBuilder {
  const id = "uiStrings";
  const groups = Object.entries(GROUP_TITLES).sort(([, one], [, other]) => one.localeCompare(other, "es"));
  return S.listItem()
    .id(id)
    .title(title)
    .icon(TYPE_ICONS[id] ?? UlistIcon)
    .child(
      S.list()
        .id(id)
        .title(title)
        .items(groups.map(([namespace]) => S.documentListItem().id(`${id}-${namespace}`).schemaType(id)))
        .canHandleIntent((_intent, { type }) => type === id),
    );
}

/** The pane of texts without a translation into a language. */
function missingTranslations(S: StructureBuilder, { spanishName, Pane }: MissingTranslations): ListItemBuilder {
  const id = `sin-${spanishName}`;
  const title = `Sin ${spanishName}`;
  return S.listItem().id(id).title(title).icon(EarthGlobeIcon).child(S.component(Pane).id(id).title(title));
}

/** 'Antes de publicar'. */
function publishChecks(S: StructureBuilder): ListItemBuilder {
  const id = "antes-de-publicar";
  const title = "Antes de publicar";
  return S.listItem()
    .id(id)
    .title(title)
    .icon(CheckmarkCircleIcon)
    .child(S.component(PublishChecksPane).id(id).title(title));
}

/** The form of a singleton. Its id is the name of its type. */
function singleton(
  S: StructureBuilder,
  title: string,
  type: string,
  icon = TYPE_ICONS[type] ?? UlistIcon,
): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

/** The id of a list in the Studio's URL: lower case, without accents or punctuation. */
function paneId(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, "")
    .trim()
    .replaceAll(" ", "-");
}
