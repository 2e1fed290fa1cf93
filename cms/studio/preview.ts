import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
  presentationTool,
} from "sanity/presentation";
import { LANGUAGES, LOCALES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { localePath } from "../../app/i18n/locale.ts";
import { PATHS, SERVER_PATHS } from "../../app/paths.ts";
import { siteOrigin, sitePathOf } from "./site-path.ts";

/** Types with a page, and the fields that determine its title and path. */
const PAGE_FIELDS: Record<string, Record<string, string>> = {
  kit: { title: "kitName.es", slug: "route.current", isBusiness: "isBusiness" },
  page: { title: "title.es", slug: "path.current" },
  accessory: { title: "title.es", slug: "slug.current" },
  bundle: { title: "title.es" },
  extra: { title: "name.es" },
  faq: { title: "title.es", slug: "slug.current" },
  promo: { title: "title.es" },
};

/** Types that every page shows. */
const EVERYWHERE = {
  settings: "La marca, los teléfonos y las condiciones están en todas las páginas.",
  navigation: "Los menús están en todas las páginas.",
  uiStrings: "Estos textos están en botones, etiquetas y mensajes de toda la web.",
};

const locations: NonNullable<PresentationPluginOptions["resolve"]>["locations"] = {
  ...Object.fromEntries(
    Object.entries(PAGE_FIELDS).map(([_type, select]) => [
      _type,
      defineLocations({
        select,
        resolve: (document) => {
          const href = sitePathOf({ _type, slug: document?.slug, isBusiness: document?.isBusiness });
          if (!href) return { message: "Todavía no tiene dirección.", tone: "caution" };
          const title = document?.title ?? "Sin título";
          return {
            locations: [
              { title, href },
              ...TRANSLATED_LOCALES.map((locale) => ({
                title: `${title} (${LANGUAGES[locale].spanishName})`,
                href: localePath(locale, href),
              })),
            ],
          };
        },
      }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(EVERYWHERE).map(([type, message]) => [
      type,
      defineLocations({ message, tone: "positive", locations: [{ title: "Portada", href: "/" }] }),
    ]),
  ),
};

/** A route in every language. */
const inEveryLanguage = (path: string) => LOCALES.map((locale) => localePath(locale, path));

/** The document of each page, whose form opens with the page. */
const mainDocuments = defineDocuments([
  { route: inEveryLanguage("/"), filter: '_type == "page" && path.current == "portada"' },
  {
    route: inEveryLanguage(`${PATHS.homeKits}/:slug`),
    filter: '_type == "kit" && isBusiness != true && route.current == $slug',
  },
  {
    route: inEveryLanguage(`${PATHS.businessKits}/:slug`),
    filter: '_type == "kit" && isBusiness == true && route.current == $slug',
  },
  {
    route: inEveryLanguage(`${PATHS.catalogue}/:slug`),
    filter: '_type == "accessory" && slug.current == $slug',
  },
  // Language prefixes first, because '/:path+' matches them too.
  { route: inEveryLanguage("/:path+").reverse(), filter: '_type == "page" && path.current == $path' },
]);

/** 'Vista previa': the page with its drafts beside the form. A click on a text of the page opens its field. */
export const preview = () =>
  presentationTool({
    name: "vista-previa",
    title: "Vista previa",
    previewUrl: {
      initial: siteOrigin(),
      previewMode: { enable: SERVER_PATHS.previewEnable, disable: SERVER_PATHS.previewDisable },
    },
    allowOrigins: [siteOrigin()],
    resolve: { locations, mainDocuments },
  });
