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

/**
 * The pages of a visitor without JavaScript who sends forms: first refused ones, which show messages, then those up to the thank-you
 * page.
 *
 * @throws when a form is not refused, or not accepted, as it should be.
 */
export async function formPages(origin: string, locale: Locale): Promise<SentPages> {
  const pages: SentPages = new Map();
  const visitor = new HttpVisitor(() => origin);

  async function open(path: string, query = ""): Promise<void> {
    const response = await visitor.open(localePath(locale, path) + query);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    pages.set(`${locale} ${path} ${pages.size}`, await response.text());
  }

  async function shown(path: string, fields: Record<string, string>, status = 200): Promise<void> {
    const response = await visitor.post(localePath(locale, path), fields);
    if (response.status !== status) throw new Error(`${path} answered ${response.status} to ${JSON.stringify(fields)}`);
    pages.set(`${locale} ${path} ${JSON.stringify(fields)}`, await response.text());
  }

  const refused = (path: string, fields: Record<string, string>) => shown(path, fields, 400);

  async function accepted(path: string, fields: Record<string, string>): Promise<void> {
    const { status } = await visitor.post(localePath(locale, path), fields);
    if (status !== 303) throw new Error(`${path} answered ${status} to ${JSON.stringify(fields)}`);
  }

  await refused(PATHS.callback, { intent: "callback", phone: "1" });

  const about = "ayuda-respuesta:sin-luz";
  await open(PATHS.feedback, `?sobre=${about}`);
  await refused(PATHS.feedback, { about, comment: " " });
  await accepted(PATHS.feedback, { about, answer: "NO" });
  await open(PATHS.feedback, `?sobre=${about}`);
  await open(PATHS.feedback, `?sobre=${about}&paso=gracias`);

  await open(PATHS.checkout, "?kit=chalet&camara=true");
  await refused(PATHS.checkout, { intent: "personal" });
  await refused(PATHS.checkout, { ...PERSONAL, phone: "100000000" });
  await accepted(PATHS.checkout, { ...PERSONAL, clientStatus: "NOT_CLIENT" });
  await open(PATHS.checkout);
  await refused(PATHS.checkout, { intent: "address", docType: "CIF" });
  await accepted(PATHS.checkout, ADDRESS);
  await open(PATHS.checkout);
  await refused(PATHS.checkout, { intent: "confirmation" });
  await accepted(PATHS.checkout, NOT_CLIENT_CONFIRMATION);
  await open(PATHS.thanks);
  await open(PATHS.contractSummary);

  const withdrawal = { name: "Ane", contract: `form-pages-${locale}`, email: "ane@example.com" };
  await refused(PATHS.withdrawal, { intent: "review", name: "Ane" });
  await shown(PATHS.withdrawal, { intent: "review", ...withdrawal });
  await accepted(PATHS.withdrawal, { intent: "confirm", ...withdrawal });
  await open(PATHS.withdrawalReceived);
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
