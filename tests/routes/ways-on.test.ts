import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partsOf } from "#tests/support/head.ts";
import { servePages } from "#tests/support/pages.ts";
import { seenOf } from "#tests/support/seen.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  site = await startSite();
  pages = await servePages(site);
});
afterAll(async () => {
  await pages.close();
  await site.close();
});

/** What a visitor sees of a page below its header. */
async function open(path: string): Promise<string> {
  const html = seenOf(await (await fetch(`${pages.url}${path}`)).text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

describe("an offer on the very page that it leads to offers a call in place of the link", () => {
  test.each([
    ["/segunda-residencia", "/segunda-residencia", "/te-llamamos"],
    ["/eu/segunda-residencia", "/eu/segunda-residencia", "/eu/te-llamamos"],
    ["/tarifas-negocios", "/tarifas-negocios", "/te-llamamos"],
    ["/alarmas-para-casa?client=false", "/alarmas-para-casa?client=false", "/te-llamamos"],
  ])("%s", async (path, itself, call) => {
    const main = await open(path);
    expect(main).not.toContain(`href="${itself}"`);
    expect(main).toContain(`href="${call}"`);
  });

  test("elsewhere its link leads there", async () => {
    expect(await open("/promociones")).toContain('href="/segunda-residencia"');
  });
});

test("a question has no link to the page on which it is answered", async () => {
  expect(await open("/privacidad")).not.toContain('href="/privacidad"');
});

test.each(["/alarmas-para-negocios", "/catalogo", "/precio-alarma", "/eu/catalogo"])(
  "%s leads to the place where Kit Negocio stands",
  async (path) => {
    const to = `${path.startsWith("/eu/") ? "/eu" : ""}/alarmas-para-negocios`;
    expect(partsOf(await open(path))).toContain(`${to}#kit-negocios`);
    expect(await open(to)).toContain('id="kit-negocios"');
  },
);

test.each([
  ["/alarmas-para-casa-precios", true],
  ["/colaborador", false],
])("on %s a price is the reader's own: %j", async (path, isOwn) => {
  const table = /<table\b.*?<\/table>/s.exec(await open(path))?.[0] ?? "";
  expect(table).toContain("Clientes de Yoigo");
  expect(table.includes("Tu precio")).toBe(isOwn);
});
