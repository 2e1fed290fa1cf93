import { describe, expect } from "vitest";
import { partsOf } from "#tests/support/head.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";
import { seenOf } from "#tests/support/seen.ts";

/** What a visitor sees of a page below its header. */
async function open(pages: Pages, path: string): Promise<string> {
  const html = seenOf(await (await fetch(`${pages.url}${path}`)).text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

describe("an offer on the very page that it leads to offers a call in place of the link", () => {
  test.for([
    ["/segunda-residencia", "/segunda-residencia", "/te-llamamos"],
    ["/eu/segunda-residencia", "/eu/segunda-residencia", "/eu/te-llamamos"],
    ["/tarifas-negocios", "/tarifas-negocios", "/te-llamamos"],
    ["/alarmas-para-casa?client=false", "/alarmas-para-casa?client=false", "/te-llamamos"],
  ] as const)("%s", async ([path, itself, call], { pages }) => {
    const main = await open(pages, path);
    expect(main).not.toContain(`href="${itself}"`);
    expect(main).toContain(`href="${call}"`);
  });

  test("elsewhere its link leads there", async ({ pages }) => {
    expect(await open(pages, "/promociones")).toContain('href="/segunda-residencia"');
  });
});

test("a question has no link to the page on which it is answered", async ({ pages }) => {
  expect(await open(pages, "/privacidad")).not.toContain('href="/privacidad"');
});

test.for(["/alarmas-para-negocios", "/catalogo", "/precio-alarma", "/eu/catalogo"])(
  "%s leads to the place where Kit Negocio stands",
  async (path, { pages }) => {
    const to = `${path.startsWith("/eu/") ? "/eu" : ""}/alarmas-para-negocios`;
    expect(partsOf(await open(pages, path))).toContain(`${to}#kit-negocios`);
    expect(await open(pages, to)).toContain('id="kit-negocios"');
  },
);

test.for([
  ["/alarmas-para-casa-precios", true],
  ["/colaborador", false],
] as const)("on %s a price is the reader's own: %j", async ([path, isOwn], { pages }) => {
  const table = /<table\b.*?<\/table>/s.exec(await open(pages, path))?.[0] ?? "";
  expect(table).toContain("Clientes de Yoigo");
  expect(table.includes("Tu precio")).toBe(isOwn);
});
