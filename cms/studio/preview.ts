import { defineDocuments, presentationTool } from "sanity/presentation";
import { LOCALES } from "../../app/i18n/languages.ts";
import { localePath } from "../../app/i18n/locale.ts";
import { PATHS, SERVER_PATHS } from "../../app/paths.ts";
import { locations } from "./locations.ts";
import { PreviewDay } from "./preview-day.tsx";
import { siteOrigin } from "./site-path.ts";

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
    components: { unstable_header: { component: PreviewDay } },
    resolve: { locations, mainDocuments },
  });
