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
import { todayInSpain } from "../../app/promos/today.ts";
import { belongsTo, watchLists } from "./list-of-document.ts";
import { missingTranslationsPane } from "./missing-translations-pane.tsx";
import { PublishChecksPane } from "./publish-checks-pane.tsx";
import { questionTemplate } from "./question-template.ts";
import { TYPE_ICONS } from "./type-icons.ts";

const API_VERSION = "2025-11-01";

const BY_POSITION: SortOrderingItem[] = [{ field: "position", direction: "asc" }];

/** The default order of each list, the same as on the site. */
const DEFAULT_ORDER: Record<string, SortOrderingItem[]> = {
  kit: [{ field: "isBusiness", direction: "asc" }, ...BY_POSITION],
  accessory: BY_POSITION,
  bundle: BY_POSITION,
  extra: BY_POSITION,
  faqCategory: BY_POSITION,
  faq: BY_POSITION,
  promo: BY_POSITION,
  page: [{ field: "path.current", direction: "asc" }],
  redirect: [{ field: "from", direction: "asc" }],
  uiStrings: [{ field: "namespace", direction: "asc" }],
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
        filteredDocuments(S, "Kits para casa", "kit", "isBusiness != true", HomeIcon),
        filteredDocuments(S, "Kits para negocios", "kit", "isBusiness == true"),
        documents(S, "Extras", "extra"),
        documents(S, "Accesorios", "accessory"),
        documents(S, "Packs de cámaras", "bundle"),
        documents(S, "Viviendas y locales", "house"),
      ]),
      folder(S, "Páginas", DocumentsIcon, [
        documents(S, "Páginas", "page"),
        singleton(S, "Menús y pie", "navigation"),
        singleton(S, "Calculadora de alarma", "quiz"),
        documents(S, "Encuesta y configurador", "questionnaire"),
        documents(S, "Redirecciones", "redirect"),
      ]),
      folder(S, "Ayuda", BookIcon, [
        questions(S, "La alarma", "alarma"),
        questions(S, "Precio y factura", "facturacion"),
        questions(S, "Servicio", "servicio"),
        S.divider(),
        documents(S, "Categorías", "faqCategory"),
        documents(S, "¿Te ha servido?", "feedbackQuestion"),
      ]),
      folder(S, "Promociones", BellIcon, [
        filteredDocuments(S, "En marcha", "promo", "from <= $today && (!defined(to) || to >= $today)"),
        filteredDocuments(S, "Próximas", "promo", "from > $today"),
        filteredDocuments(S, "Terminadas", "promo", "to < $today"),
        S.divider(),
        documents(S, "Todas", "promo"),
      ]),
      folder(S, "Textos", TranslateIcon, [
        documents(S, "Textos de la interfaz", "uiStrings"),
        ...MISSING_TRANSLATIONS.map((pane) => missingTranslations(S, pane)),
      ]),
      singleton(S, "Ajustes", "settings", CogIcon),
      S.divider(),
      publishChecks(S),
    ]);
};

/** The types of which no list has all documents. */
const FILTERED = `*[_type in ["kit", "faq"]]`;

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

/**
 * The documents of a type that match a filter. The list is built when it is opened, because a Studio may stay open for days and
 * `$today` is the current day in Spain.
 */
function filteredDocuments(
  S: StructureBuilder,
  title: string,
  type: string,
  filter: string,
  icon = TYPE_ICONS[type] ?? UlistIcon,
  templates = [S.initialValueTemplateItem(type)],
) {
  const isKit = type === "kit";
  const id = paneId(title);
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(() =>
      S.documentTypeList(type)
        .title(title)
        .apiVersion(API_VERSION)
        .filter(`_type == $type && (${filter})`)
        .params({ type, today: todayInSpain() })
        .defaultOrdering(DEFAULT_ORDER[type] ?? [])
        .canHandleIntent((intent, { type: asked, id: document }) => {
          if (asked !== type) return false;
          return intent === "create" ? !isKit : document !== undefined && belongsTo(id, document);
        })
        // The last: the builder infers the templates again at every other call.
        .initialValueTemplates(templates),
    );
}

/** The questions of a tab of the help area. A new one belongs to the tab. */
function questions(S: StructureBuilder, title: string, categoria: string) {
  const template = S.initialValueTemplateItem(questionTemplate.id, { categoria });
  return filteredDocuments(S, title, "faq", `category->categoria == "${categoria}"`, TYPE_ICONS.faq, [template]);
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
