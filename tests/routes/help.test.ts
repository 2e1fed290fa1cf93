import { describe, expect, vi } from "vitest";
import { questionGroups } from "#app/help/help-view.ts";
import { textOf } from "#app/i18n/localize.ts";
import { loader as help } from "#app/routes/help.tsx";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { question } from "./sections-seed-help.ts";
import { test } from "./sections-test.ts";

const open = (site: Site, path: string) => {
  const tab = path.split("?")[0]?.split("/ayuda/")[1];
  return new Visitor(site.context).get(help, path, tab ? { tab } : {});
};

describe("the tabs of the help area", () => {
  test.for([
    ["/ayuda", "La alarma de Yoigo", ["faq-como-funciona", "faq-sin-luz"]],
    ["/ayuda/precio-y-factura", "Precio y Factura", ["faq-cuanto-cuesta", "faq-primera-factura"]],
    ["/eu/ayuda/servicio", "Servicio (eu)", ["faq-averias", "faq-horario"]],
  ] as const)("%s is %s", async ([path, title, questions], { site }) => {
    const { status, data } = await open(site, path);
    expect(status).toBe(200);
    expect(data && textOf(data.view.tab.title)).toBe(title);
    expect(data?.view.questions.map(({ _id }) => _id)).toEqual(questions);
    expect(data?.view.tabs.map((tab) => tab.path)).toEqual(["/ayuda", "/ayuda/precio-y-factura", "/ayuda/servicio"]);
  });

  test.for([
    ["/ayuda/la-alarma", 301, "/ayuda"],
    ["/eu/ayuda/la-alarma?utm_id=7", 301, "/eu/ayuda?utm_id=7"],
    ["/ayuda/facturas", 301, "/ayuda/precio-y-factura"],
    ["/ayuda/nada", 404, null],
    ["/ayuda/averias", 404, null],
  ] as const)("%s: %i %s", async ([path, status, location], { site }) => {
    const answer = await open(site, path);
    expect(answer).toMatchObject({ status, location });
    // An editor may change the order of the tabs: a browser must not keep the redirect for ever.
    expect(answer.headers.get("Cache-Control")).toBe(status === 301 ? "max-age=3600" : null);
  });
});

test("the first tab holds links to the other tabs, and to their questions with old links", async ({ site }) => {
  const { data } = await open(site, "/ayuda");
  expect(data?.view.otherTabLinks.map(({ slug, path }) => [slug, path])).toEqual([
    ["precio-y-factura", "/ayuda/precio-y-factura"],
    ["servicio", "/ayuda/servicio"],
    ["averias", "/ayuda/servicio#averias"],
    ["cuanto-cuesta", "/ayuda/precio-y-factura#cuanto-cuesta"],
  ]);
  expect((await open(site, "/ayuda/servicio")).data?.view.otherTabLinks).toEqual([]);
});

test("the most asked questions have their tab, the beginning of their answer, and its link", async ({ site }) => {
  const { data } = await open(site, "/ayuda");
  expect(data?.view.mostAsked.map(({ path, answer, link }) => [path, answer, link?.href])).toEqual([
    ["/ayuda/servicio#averias", "Respuesta a «¿A quién llamo si algo falla?».", "/contacto"],
    ["/ayuda#sin-luz", "Respuesta a «¿Y si se va la luz?».", undefined],
  ]);
});

test("a question with a heading begins a group, and those before it have none", async ({ site }) => {
  await lakeClient(site.sandbox.url)
    .patch("faq-horario")
    .set({ heading: { _type: "localeString", es: "Horarios" } })
    .commit();
  const groups = async () => {
    const { data } = await open(site, "/ayuda/servicio");
    return questionGroups(data?.view.questions ?? []).map(({ heading, questions }) => [
      heading,
      questions.map(({ slug }) => slug),
    ]);
  };
  await vi.waitFor(
    async () =>
      expect(await groups()).toEqual([
        [undefined, ["averias"]],
        ["Horarios", ["horario"]],
      ]),
    SOON,
  );
});

describe("the help search", () => {
  test.for([
    ["cuanto", ["faq-cuanto-cuesta"]],
    ["MES cuésta", ["faq-cuanto-cuesta"]],
    // Matches in answers come after matches in titles.
    ["factura", ["faq-primera-factura"]],
    ["respuesta luz", ["faq-sin-luz"]],
    // Search words of the question, and words without their plural.
    ["apagones", ["faq-sin-luz"]],
    ["cortes", ["faq-sin-luz"]],
    ["facturas", ["faq-primera-factura"]],
    ["la factura de la luz", ["faq-primera-factura", "faq-sin-luz"]],
    // Without a question that has them all: the nearest ones.
    ["electricidda", ["faq-sin-luz"]],
    ["factura submarino", ["faq-primera-factura"]],
    ["submarino", []],
    ["uesta", []],
  ] as const)("%s finds %j on every tab", async ([search, expected], { site }) => {
    const { status, data } = await open(site, `/ayuda?q=${encodeURIComponent(search)}`);
    expect([status, data?.found?.search, data?.found?.questions.map(({ _id }) => _id)]).toEqual([
      200,
      search,
      expected,
    ]);
  });

  test.for(["", "%20%20", "%3F"])("?q=%s finds nothing", async (query, { site }) => {
    const { status, data } = await open(site, `/ayuda?q=${query}`);
    expect([status, data?.found?.questions ?? []]).toEqual([200, []]);
  });

  test("shows the first 50 of many, and finds each as soon as it is published", async ({ site }) => {
    const lake = lakeClient(site.sandbox.url);
    const ids = Array.from({ length: 60 }, (_, index) => `faq-tejado-${index}`);
    const published = ids.map((_id, position) => ({
      ...question("tejado", `¿Y en el tejado ${position}?`, "servicio", 100 + position),
      _id,
    }));
    const search = async () => (await open(site, "/ayuda?q=tejado")).data?.found;
    expect(await search()).toMatchObject({ number: 0, questions: [] });
    await lake.mutate<Record<string, unknown>>(published.map((document) => ({ create: document })));
    await vi.waitFor(async () => expect((await search())?.number).toBe(60), SOON);
    expect((await search())?.questions.map(({ _id }) => _id)).toEqual(ids.slice(0, 50));
    await lake.patch("faq-tejado-0", { set: { "title.es": "¿Y en el sótano?", "desc.es": [] } }).commit();
    await vi.waitFor(async () => expect((await search())?.number).toBe(59), SOON);
    await lake.delete({ query: '*[_id match "faq-tejado-*"]' });
    await vi.waitFor(async () => expect((await search())?.number).toBe(0), SOON);
  });

  test("is cut to its maximum length", async ({ site }) => {
    const { data } = await open(site, `/ayuda?q=${"a".repeat(5000)}`);
    expect(data?.found?.search).toHaveLength(80);
  });
});
