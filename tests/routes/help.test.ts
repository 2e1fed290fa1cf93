import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loader as help } from "#app/routes/help.tsx";
import type { Site } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { startSectionsSite } from "./sections-seed.ts";

let site: Site;

beforeAll(async () => {
  site = await startSectionsSite();
});
afterAll(() => site.close());

const open = (path: string) => {
  const tab = path.split("?")[0]?.split("/ayuda/")[1];
  return new Visitor(site.context).get(help, path, tab ? { tab } : {});
};

describe("the tabs of the help area", () => {
  test.each([
    ["/ayuda", "La alarma de Yoigo", ["faq-como-funciona", "faq-sin-luz"]],
    ["/ayuda/precio-y-factura", "Precio y Factura", ["faq-cuanto-cuesta", "faq-primera-factura"]],
    ["/eu/ayuda/servicio", "Servicio (eu)", ["faq-averias"]],
  ])("%s is %s", async (path, title, questions) => {
    const { status, data } = await open(path);
    expect(status).toBe(200);
    expect(data?.view.tab.title.text).toBe(title);
    expect(data?.view.questions.map(({ _id }) => _id)).toEqual(questions);
    expect(data?.view.tabs.map((tab) => tab.path)).toEqual(["/ayuda", "/ayuda/precio-y-factura", "/ayuda/servicio"]);
  });

  test.each([
    ["/ayuda/la-alarma", 301, "/ayuda"],
    ["/eu/ayuda/la-alarma?utm_id=7", 301, "/eu/ayuda?utm_id=7"],
    ["/ayuda/facturas", 301, "/ayuda/precio-y-factura"],
    ["/ayuda/nada", 404, null],
    ["/ayuda/averias", 404, null],
  ])("%s: %i %s", async (path, status, location) => {
    expect(await open(path)).toMatchObject({ status, location });
  });
});

test("the first tab holds links to the other tabs and their questions", async () => {
  const { data } = await open("/ayuda");
  expect(data?.view.otherTabLinks.map(({ slug, path }) => [slug, path])).toEqual([
    ["precio-y-factura", "/ayuda/precio-y-factura"],
    ["servicio", "/ayuda/servicio"],
    ["averias", "/ayuda/servicio#averias"],
    ["cuanto-cuesta", "/ayuda/precio-y-factura#cuanto-cuesta"],
    ["primera-factura", "/ayuda/precio-y-factura#primera-factura"],
  ]);
  expect((await open("/ayuda/servicio")).data?.view.otherTabLinks).toEqual([]);
});

describe("the help search", () => {
  test.each([
    ["cuanto", ["faq-cuanto-cuesta"]],
    ["MES cuésta", ["faq-cuanto-cuesta"]],
    // Matches in answers come after matches in titles.
    ["factura", ["faq-primera-factura"]],
    ["respuesta luz", ["faq-sin-luz"]],
    ["submarino", []],
    ["uesta", []],
  ])("%s finds %j, on whatever tab", async (search, expected) => {
    const { status, data } = await open(`/ayuda?q=${encodeURIComponent(search)}`);
    expect([status, data?.found?.search, data?.found?.questions.map(({ _id }) => _id)]).toEqual([
      200,
      search,
      expected,
    ]);
  });

  test.each(["", "%20%20", "%3F"])("?q=%s finds nothing", async (query) => {
    const { status, data } = await open(`/ayuda?q=${query}`);
    expect([status, data?.found?.questions ?? []]).toEqual([200, []]);
  });

  test("is cut to its maximum length", async () => {
    const { data } = await open(`/ayuda?q=${"a".repeat(5000)}`);
    expect(data?.found?.search).toHaveLength(80);
  });
});
