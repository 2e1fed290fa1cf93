import { BellIcon } from "@sanity/icons/Bell";
import { BookIcon } from "@sanity/icons/Book";
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
import { missingTranslationsPane } from "./missing-translations-pane.tsx";
import { TYPE_ICONS } from "./type-icons.ts";

const API_VERSION = "2025-11-01";

const BY_POSITION: SortOrderingItem[] = [{ field: "position", direction: "asc" }];

/** Lists stand in the order in which the site shows them. */
const ORDER: Record<string, SortOrderingItem[]> = {
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

/** Made once: a component made while the desk is built would be another one each time, and lose its state. */
const MISSING_TRANSLATIONS = TRANSLATED_LOCALES.map((locale) => ({
  spanishName: LANGUAGES[locale].spanishName,
  Pane: missingTranslationsPane(locale),
}));

type MissingTranslations = (typeof MISSING_TRANSLATIONS)[number];

/** The desk, by what a marketing person looks for: what is sold, pages, help, promotions, texts, settings. */
export const desk: StructureResolver = (S) =>
  S.list()
    .title("Contenido")
    .items([
      folder(S, "Catálogo", PackageIcon, [
        filtered(S, "Kits para casa", "kit", "isBusiness != true", HomeIcon),
        filtered(S, "Kits para negocios", "kit", "isBusiness == true"),
        all(S, "Extras", "extra"),
        all(S, "Accesorios", "accessory"),
        all(S, "Packs de cámaras", "bundle"),
      ]),
      folder(S, "Páginas", DocumentsIcon, [
        all(S, "Páginas", "page"),
        single(S, "Menús y pie", "navigation"),
        single(S, "Calculadora de alarma", "quiz"),
        all(S, "Encuesta y configurador", "questionnaire"),
        all(S, "Redirecciones", "redirect"),
      ]),
      folder(S, "Ayuda", BookIcon, [
        filtered(S, "La alarma", "faq", 'category->categoria == "alarma"'),
        filtered(S, "Precio y factura", "faq", 'category->categoria == "facturacion"'),
        filtered(S, "Servicio", "faq", 'category->categoria == "servicio"'),
        S.divider(),
        all(S, "Categorías", "faqCategory"),
        all(S, "¿Te ha servido?", "feedbackQuestion"),
      ]),
      folder(S, "Promociones", BellIcon, [
        filtered(S, "En marcha", "promo", "from <= $today && (!defined(to) || to >= $today)"),
        filtered(S, "Próximas", "promo", "from > $today"),
        filtered(S, "Terminadas", "promo", "to < $today"),
        S.divider(),
        all(S, "Todas", "promo"),
      ]),
      folder(S, "Textos", TranslateIcon, [
        all(S, "Textos de la interfaz", "uiStrings"),
        ...MISSING_TRANSLATIONS.map((pane) => missingTranslations(S, pane)),
      ]),
      single(S, "Ajustes", "settings", CogIcon),
    ]);

function folder(
  S: StructureBuilder,
  title: string,
  icon: typeof UlistIcon,
  items: Parameters<ReturnType<StructureBuilder["list"]>["items"]>[0],
) {
  return S.listItem()
    .id(idOf(title))
    .title(title)
    .icon(icon)
    .child(S.list().id(idOf(title)).title(title).items(items));
}

function all(S: StructureBuilder, title: string, type: string): ListItemBuilder {
  return S.documentTypeListItem(type)
    .title(title)
    .icon(TYPE_ICONS[type] ?? UlistIcon)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering(ORDER[type] ?? []),
    );
}

/**
 * A list of the documents of a type that pass a filter, in the order in which the site shows them. It is made when it is
 * opened: a Studio may stay open for days, and `$today` is the day in Spain, as on the site.
 */
function filtered(
  S: StructureBuilder,
  title: string,
  type: string,
  filter: string,
  icon = TYPE_ICONS[type] ?? UlistIcon,
) {
  const isKit = type === "kit";
  return S.listItem()
    .id(idOf(title))
    .title(title)
    .icon(icon)
    .child(() =>
      S.documentTypeList(type)
        .title(title)
        .apiVersion(API_VERSION)
        .filter(`_type == $type && (${filter})`)
        .params({ type, today: todayInSpain() })
        .defaultOrdering(ORDER[type] ?? [])
        .canHandleIntent((intent, { type: asked }) => !isKit && intent === "create" && asked === type),
    );
}

/** The texts that lack their translation into a language. */
function missingTranslations(S: StructureBuilder, { spanishName, Pane }: MissingTranslations): ListItemBuilder {
  const id = `sin-${spanishName}`;
  const title = `Sin ${spanishName}`;
  return S.listItem().id(id).title(title).icon(EarthGlobeIcon).child(S.component(Pane).id(id).title(title));
}

/** A document of which there is one; its id is its type. */
function single(
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

/** In the Studio's addresses: lower case, without accents or signs. */
function idOf(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, "")
    .trim()
    .replaceAll(" ", "-");
}
