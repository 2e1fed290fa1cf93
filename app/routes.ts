import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { LANGUAGES, LOCALES, type Locale } from "./i18n/languages.ts";
import { PATHS, RESOURCE_PATHS } from "./paths.ts";

/** The pages in one language. All languages use the same files; the language in the id keeps the ids unique. */
function pages(language: Locale): RouteConfigEntry[] {
  const page = (name: string, path: string, file: string) =>
    route(relative(path), `routes/${file}`, { id: `${language}-${name}` });
  return [
    layout("routes/site-layout.tsx", { id: `${language}-site-layout` }, [
      index("routes/page.tsx", { id: `${language}-home` }),
      page("home-kit", `${PATHS.homeKits}/:slug`, "kit.tsx"),
      page("business-kit", `${PATHS.businessKits}/:slug`, "kit.tsx"),
      page("catalogue", PATHS.catalogue, "catalogue.tsx"),
      page("accessory", `${PATHS.catalogue}/:slug`, "accessory.tsx"),
      page("help", `${PATHS.help}/:tab?`, "help.tsx"),
      page("promotions", PATHS.promotions, "promotions.tsx"),
      page("callback", PATHS.callback, "callback.tsx"),
      page("callback-sent", PATHS.callbackSent, "callback-sent.tsx"),
      page("quiz", PATHS.quiz, "quiz.tsx"),
      page("funnel", PATHS.funnel, "questionnaire.tsx"),
      page("configurator", PATHS.configurator, "questionnaire.tsx"),
      page("feedback", PATHS.feedback, "feedback.tsx"),
      page("withdrawal", PATHS.withdrawal, "withdrawal.tsx"),
      page("withdrawal-received", PATHS.withdrawalReceived, "withdrawal-received.tsx"),
      page("gallery", PATHS.gallery, "gallery.tsx"),
      page("page", "/*", "page.tsx"),
    ]),
    layout("routes/checkout-layout.tsx", { id: `${language}-checkout-layout` }, [
      page("checkout", PATHS.checkout, "checkout.tsx"),
      page("contract-summary", PATHS.contractSummary, "contract-summary.tsx"),
      page("thanks", PATHS.thanks, "thanks.tsx"),
    ]),
  ];
}

/** The pages under the language's prefix. */
function localePages(language: Locale): RouteConfigEntry[] {
  const { prefix: languagePrefix } = LANGUAGES[language];
  return languagePrefix ? prefix(languagePrefix, pages(language)) : pages(language);
}

/** A path without its leading slash, as Remix's route config takes it. */
const relative = (path: string) => path.slice(1);

export default [
  route(relative(RESOURCE_PATHS.robots), "routes/resources/robots.ts"),
  route(relative(RESOURCE_PATHS.sitemap), "routes/resources/sitemap.ts"),
  route(relative(RESOURCE_PATHS.answers), "routes/resources/answers.ts"),
  route(relative(RESOURCE_PATHS.streets), "routes/resources/streets.ts"),
  route(relative(RESOURCE_PATHS.pickedStreet), "routes/resources/picked-street.ts"),
  route(relative(RESOURCE_PATHS.houses), "routes/resources/houses.ts"),
  route(relative(`${RESOURCE_PATHS.texts}/:file`), "routes/resources/texts.ts"),
  ...LOCALES.flatMap(localePages),
] satisfies RouteConfig;
