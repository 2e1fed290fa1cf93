import { describe, expect, vi } from "vitest";
import { action } from "#app/routes/resources/answers.ts";
import { fieldsOf, hrefsOf, legendOf, questionHeadingOf, readPage, textOf } from "#tests/support/html.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { headOf } from "#tests/support/page-head.ts";
import { type Pages, test } from "#tests/support/pages-test.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const FUNNEL =
  "lugar=bajo&entradas=ventanas&zonas=dos-zonas&ausencias=a-diario&intereses=ver-en-directo&intereses=pedir-ayuda";

const open = async (pages: Pages, path: string) => {
  const response = await fetch(`${pages.url}${path}`);
  const html = await response.text();
  return { status: response.status, head: headOf(html), page: readPage(html) };
};

describe("the pages", () => {
  test.for([
    ["/encuesta", "El sitio", "¿Qué quieres proteger?"],
    ["/encuesta?lugar=luna&%E0%A4%A", "El sitio", "¿Qué quieres proteger?"],
    ["/encuesta?lugar=bajo", "Las entradas", "¿Por dónde se puede entrar?"],
    ["/eu/encuesta?lugar=bajo", "Sarrerak", "Nondik sar daiteke?"],
    ["/configurador", "Tu casa", "¿En qué tipo de casa vives?"],
    ["/eu/configurador", "Zure etxea", "Zer motatako etxean bizi zara?"],
    [`/encuesta?${FUNNEL}`, "Tu alarma, según lo que nos has contado", "Añade a tu kit"],
  ] as const)("%s is headed '%s' and asks '%s'", async ([path, heading, asked], { pages }) => {
    const { status, page } = await open(pages, path);
    expect(status).toBe(200);
    expect([questionHeadingOf(page), legendOf(page)]).toEqual([heading, asked]);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
  });

  test("the funnel has the commercial header and noindex", async ({ pages }) => {
    const funnel = await open(pages, "/encuesta");
    expect(funnel.head.meta.robots).toEqual(["noindex"]);
    const menu = ["/encuesta", "/catalogo", "/distribuidor"];
    const hrefs = new Set(hrefsOf(funnel.page.querySelector("header")));
    expect([...hrefs].filter((href) => menu.includes(href))).toEqual(menu);
    expect((await open(pages, "/configurador")).head.meta.robots).toBeUndefined();
    const sitemap = await (await fetch(`${pages.url}/sitemap.xml`)).text();
    expect(sitemap).toContain("/configurador<");
    expect(sitemap).not.toContain("/encuesta<");
  });

  test("the territory is kept from step to step and in the order", async ({ pages }) => {
    const input = 'input[type="hidden"][name="territorio"][value="canarias"]';
    const { page: step } = await open(pages, "/encuesta?lugar=bajo&territorio=canarias");
    expect(step.querySelector(input)).not.toBeNull();
    expect(hrefsOf(step)).toEqual(
      expect.arrayContaining(["/encuesta?lugar=bajo&territorio=canarias&editar=1", "/encuesta?territorio=canarias"]),
    );
    const { page: result } = await open(pages, `/encuesta?${FUNNEL}&territorio=canarias`);
    expect(result.querySelector(`form[action="/checkout"] ${input}`)).not.toBeNull();
  });
});

test("a kit with a panic button is recommended without a second one, beside other totals with IVA", async ({
  site,
  pages,
}) => {
  const result = async () => {
    const query = "lugar=negocio-publico&entradas=ventanas&zonas=una-zona&ausencias=poco&intereses=nada-mas";
    const { page } = await open(pages, `/encuesta?${query}`);
    return {
      text: textOf(page.querySelector("main")),
      fields: fieldsOf(page.querySelector('form[action="/checkout"]')),
    };
  };
  const { text, fields } = await result();
  expect(fields).toMatchObject({ kit: "negocios", boton_panico: "true" });
  // 24 × 29,67, and 24 × 35,90.
  expect(text).toMatch(/Kit Tienda.*712,08 €\s*\(861,60 € con IVA\)/);
  const contained = { _type: "reference", _ref: "accessory-teclado-alarma" };
  await lakeClient(site.sandbox.url).patch("extra-boton-panico").set({ accessory: contained }).commit();
  await vi.waitFor(async () => {
    const { text, fields } = await result();
    expect(text).toContain("Tu kit ya trae uno");
    expect(fields).not.toHaveProperty("boton_panico");
  }, SOON);
});

describe("recorded answers", () => {
  const send = (site: Site, kind: string, answers: string) =>
    new Visitor(site.context).post(action, "/respuestas", { kind, answers });
  const received = (site: Site) => site.receivedBy("services");

  test("have their kind; without answers nothing is sent", async ({ site }) => {
    expect((await send(site, "configurator", "?tipo-de-casa=chalet")).status).toBe(200);
    expect((await send(site, "configurator", "?tipo-de-casa=cueva")).status).toBe(204);
    expect((await received(site)).map(({ body }) => [body.kind, body.step, body.product])).toEqual([
      ["configurator", 0, null],
    ]);
  });
});
