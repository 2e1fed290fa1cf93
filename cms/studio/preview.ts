import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
  presentationTool,
} from "sanity/presentation";
import { PREVIEWED_VARIANTS } from "../../app/experiments/variants.ts";
import { LANGUAGES, LOCALES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { localePath } from "../../app/i18n/locale.ts";
import { PATHS, SERVER_PATHS } from "../../app/paths.ts";
import { fieldOf } from "./document-fields.ts";
import { siteOrigin, sitePathOf } from "./site-path.ts";

/** Types with a page, and the fields that determine its title and path. */
const PAGE_FIELDS: Record<string, Record<string, string>> = {
  kit: { title: "kitName.es", slug: "route.current", isBusiness: "isBusiness", sections: "sections" },
  page: { title: "title.es", slug: "path.current", sections: "sections" },
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
              ...variantsIn(document?.sections).map((variant) => ({
                title: `${title}, con ${variant}`,
                href: `${href}?${new URLSearchParams({ [PREVIEWED_VARIANTS]: variant })}`,
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

/** The variants of the experiments in the sections of a page, but for the first of each, which it shows by itself: 'portada-otono:b'. */
function variantsIn(sections: unknown): string[] {
  const items: unknown[] = Array.isArray(sections) ? sections : [];
  const variants = items
    .flatMap((item) => fieldOf(item, "variants") ?? [])
    .map((variant) => `${fieldOf(variant, "experimentId")}:${fieldOf(variant, "variantId")}`);
  return [...new Set(variants)];
}

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
