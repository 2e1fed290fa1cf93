import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** Every address, for one language; a route of the other language is the same file under another id. */
function addresses(language: string): RouteConfigEntry[] {
  const id = (name: string) => `${language}-${name}`;
  return [
    layout("routes/site.tsx", { id: id("site") }, [
      index("routes/page.tsx", { id: id("home") }),
      route("alarmas-para-casa/:slug", "routes/kit.tsx", { id: id("home-kit") }),
      route("alarmas-para-negocios/:slug", "routes/kit.tsx", { id: id("business-kit") }),
      route("accesorios-alarma", "routes/catalogue.tsx", { id: id("catalogue") }),
      route("accesorios-alarma/:slug", "routes/accessory.tsx", { id: id("accessory") }),
      route("ayuda/:tab?", "routes/help.tsx", { id: id("help") }),
      route("promociones", "routes/promotions.tsx", { id: id("promotions") }),
      route("te-llamamos", "routes/callback.tsx", { id: id("callback") }),
      route("te-llamamos/enviado", "routes/callback-sent.tsx", { id: id("callback-sent") }),
      route("calcula-tu-alarma", "routes/quiz.tsx", { id: id("quiz") }),
      route("encuesta", "routes/questionnaire.tsx", { id: id("funnel") }),
      route("configurador", "routes/questionnaire.tsx", { id: id("configurator") }),
      route("valoracion", "routes/feedback.tsx", { id: id("feedback") }),
      route("_ui", "routes/gallery.tsx", { id: id("gallery") }),
      route("*", "routes/page.tsx", { id: id("page") }),
    ]),
    layout("routes/plain.tsx", { id: id("plain") }, [
      route("checkout", "routes/checkout.tsx", { id: id("checkout") }),
      route("gracias", "routes/gracias.tsx", { id: id("gracias") }),
    ]),
  ];
}

/** What crawlers ask for, the same for both languages. */
const forCrawlers = [route("robots.txt", "routes/robots.ts"), route("sitemap.xml", "routes/sitemap.ts")];

/** Where pages send answers while one goes on, the same for both languages. */
const forAnswers = [route("respuestas", "routes/answers.ts")];

/** What our own pages ask for, the same for both languages. */
const forPages = [route("calles", "routes/streets.ts"), route("calles/elegida", "routes/picked-street.ts")];

export default [
  ...forCrawlers,
  ...forAnswers,
  ...forPages,
  ...addresses("es"),
  ...prefix("eu", addresses("eu")),
] satisfies RouteConfig;
