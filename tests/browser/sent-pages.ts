import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import { crawl, entriesOf } from "#tests/routes/crawl.ts";
import { ADDRESS, NOT_CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import type { RunningSite } from "#tests/support/processes.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { CHALET_RESULT } from "./quiz-journey.ts";

/** The HTML of pages as the server sends it. The keys name the request, such as the path. */
export type SentPages = Map<string, string>;

/** Pages that no link leads to, or only one with a query string. */
const UNLINKED = [
  "/no-existe",
  "/accesorios-alarma/no-existe",
  PATHS.gallery,
  "/?client=false",
  "/alarmas-para-casa?client=false",
  "/alarmas-para-casa/pisos?client=false&camara=true&boton_panico=true&territorio=canarias",
  "/alarmas-para-casa-precios?client=false",
  "/alarmas-para-negocios?client=false",
  "/promociones?client=false",
  "/ayuda?q=alarma",
  "/ayuda?q=zzzz",
  "/calcula-tu-alarma?lugar=casa",
  "/calcula-tu-alarma?lugar=casa&vivienda=chalet",
  "/calcula-tu-alarma?lugar=negocio",
  CHALET_RESULT,
  "/encuesta?lugar=bajo",
  "/encuesta?lugar=bajo&paso=2",
  "/encuesta?lugar=bajo&entradas=ventanas&zonas=dos-zonas&ausencias=a-diario&intereses=ver-en-directo&intereses=pedir-ayuda",
  "/configurador",
  "/te-llamamos/enviado?hora=2026-11-23T09:00Z",
];

/** Every page that a crawler finds from the sitemap and the known paths, and those of `UNLINKED`, in every language. */
export async function crawledPages(origin: string): Promise<SentPages> {
  const sitemap = await (await fetch(`${origin}${RESOURCE_PATHS.sitemap}`)).text();
  const known = [...Object.values(PATHS_BY_LAYOUT).flat(), ...UNLINKED];
  const translated = LOCALES.flatMap((locale) => known.map((path) => localePath(locale, path)));
  const listed = entriesOf(sitemap, origin).map(({ path }) => path);
  const crawled = [...(await crawl(origin, [...new Set([...listed, ...translated])])).values()];
  return new Map(crawled.filter(({ html }) => html !== "").map(({ path, html }) => [path, html]));
}

const ABOUT = "ayuda-respuesta:sin-luz";
const FEEDBACK = `${PATHS.feedback}?sobre=${ABOUT}`;
const WITHDRAWAL = { name: "Ane", contract: "form-pages", email: "ane@example.com" };

/** The pages that a visitor opens, and the forms that he sends: first refused ones, which show messages. Each with its status. */
const VISIT: [status: number, path: string, fields?: Record<string, string>][] = [
  [400, PATHS.callback, { intent: "callback", phone: "1" }],

  [200, FEEDBACK],
  [400, PATHS.feedback, { about: ABOUT, comment: " " }],
  [303, PATHS.feedback, { about: ABOUT, answer: "NO" }],
  [200, FEEDBACK],
  [200, `${FEEDBACK}&paso=gracias`],

  [200, `${PATHS.checkout}?kit=chalet&camara=true`],
  [400, PATHS.checkout, { intent: "personal" }],
  [400, PATHS.checkout, { ...PERSONAL, phone: "100000000" }],
  [303, PATHS.checkout, { ...PERSONAL, clientStatus: "NOT_CLIENT" }],
  [200, PATHS.checkout],
  [400, PATHS.checkout, { intent: "address", docType: "CIF" }],
  [303, PATHS.checkout, ADDRESS],
  [200, PATHS.checkout],
  [400, PATHS.checkout, { intent: "confirmation" }],
  [303, PATHS.checkout, NOT_CLIENT_CONFIRMATION],
  [200, PATHS.thanks],
  [200, PATHS.contractSummary],

  [400, PATHS.withdrawal, { intent: "review", name: "Ane" }],
  [200, PATHS.withdrawal, { intent: "review", ...WITHDRAWAL }],
  [303, PATHS.withdrawal, { intent: "confirm", ...WITHDRAWAL }],
  [200, PATHS.withdrawalReceived],
];

/**
 * The pages of a visitor without JavaScript who sends forms.
 *
 * @throws when a form is not refused, or not accepted, as it should be.
 */
export async function formPages(origin: string, locale: Locale): Promise<SentPages> {
  const pages: SentPages = new Map();
  const visitor = new HttpVisitor(() => origin);
  for (const [status, path, fields] of VISIT) {
    const own = localePath(locale, path);
    const response = await (fields ? visitor.post(own, fields) : visitor.open(own));
    const name = `${pages.size} ${own} ${JSON.stringify(fields ?? {})}`;
    if (response.status !== status) throw new Error(`${name} answered ${response.status}`);
    if (status !== 303) pages.set(name, await response.text());
  }
  return pages;
}

/** Pages in a preview of the Studio: their texts carry invisible characters that say where they come from. */
export async function previewPages({ url, sandboxUrl }: RunningSite): Promise<SentPages> {
  const client = lakeClient(sandboxUrl);
  const { secret } = await createPreviewSecret(client, "test", `${sandboxUrl}/`, "editor");
  const visitor = new HttpVisitor(() => url);
  await visitor.open(`${SERVER_PATHS.previewEnable}?${new URLSearchParams({ "sanity-preview-secret": secret })}`);
  const pages: SentPages = new Map();
  for (const path of ["/", "/eu/alarmas-para-casa/chalets", "/ayuda", "/promociones"]) {
    const response = await visitor.open(path);
    if (response.headers.get("Cache-Control") !== "no-store") throw new Error(`${path} is no preview`);
    pages.set(`preview of ${path}`, await response.text());
  }
  return pages;
}
