import { afterEach, describe, expect, vi } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { lakeClient, previewPath } from "#tests/support/lake-client.ts";
import { test as pagesTest } from "#tests/support/page-cache-test.ts";
import { type Site, SOON } from "#tests/support/site.ts";

type Texts = Record<string, Record<string, Record<string, string>>>;

const lake = (site: Site) => lakeClient(site.sandbox.url);
const FOR_EVER = "public, max-age=31536000, immutable";

const test = pagesTest
  /** The address of the texts that a page names. */
  .extend("fileOf", ({ open }) => async (path: string, cookie = "") => {
    const html = await (await open(path, { cookie })).text();
    return /<link rel="preload" as="fetch" href="([^"]+)" crossorigin="anonymous" fetchpriority="low"/i.exec(html)?.[1];
  })
  .extend("texts", ({ open, fileOf }) => async (path: string): Promise<Texts> => {
    return await (await open((await fileOf(path)) ?? "")).json();
  });

afterEach<{ site: Site }>(async ({ site }) => {
  const seeded = { 'entries[_key=="skip"].es': "Ir al contenido", 'entries[_key=="skip"].eu': "Joan edukira" };
  await lake(site).patch("uiStrings-common").set(seeded).commit();
});

describe("the file of a language", () => {
  test("is named by its content, kept for ever, and the same on all pages", async ({ open, fileOf }) => {
    const [home, help, basque] = await Promise.all([fileOf("/"), fileOf("/checkout?kit=piso"), fileOf("/eu/ayuda")]);
    expect(home).toMatch(/^\/textos\/es\.[\w-]{10}\.json$/);
    expect(help).toBe(home);
    expect(basque).toMatch(/^\/textos\/eu\.[\w-]{10}\.json$/);
    const response = await open(home ?? "");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe(FOR_EVER);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("has the operator's name in it", async ({ texts }) => {
    const { es } = await texts("/");
    expect(es?.common?.client).toBe("Soy de Yoigo");
    expect(JSON.stringify(es)).not.toContain("{{brand}}");
  });

  test("another hash gets the current texts, which are not kept under its name", async ({ open, texts }) => {
    const response = await open("/textos/es.fromBefore.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual(await texts("/"));
  });

  test.for(["/textos/fr.0123456789.json", "/textos/__proto__.json", "/textos/es/0.json"])(
    "%s is 404",
    async (path, { open }) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  test("a preview has the drafts, kept nowhere", async ({ site, open, fileOf }) => {
    const client = lake(site);
    const published = await client.getDocument("uiStrings-common");
    const entries = published?.entries.map((entry: { key: string }) =>
      entry.key === "skip" ? { ...entry, es: "Saltar" } : entry,
    );
    await client.createOrReplace({ ...published, entries, _id: "drafts.uiStrings-common", _type: "uiStrings" });
    const enabled = await open(await previewPath(client));
    const cookie = enabled.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const draft = await open((await fileOf("/", cookie)) ?? "", { cookie });
    await client.delete("drafts.uiStrings-common");
    expect(draft.headers.get("Cache-Control")).toBe("no-store");
    expect((await draft.json()).es.common.skip).toContain("Saltar");
  });
});

test("a publish of a text is on every page, which then name another file", async ({ site, open, fileOf }) => {
  const before = await fileOf("/");
  await lake(site).patch("uiStrings-common").set({ 'entries[_key=="skip"].es': "Al contenido" }).commit();
  await vi.waitFor(async () => {
    for (const path of ["/", "/ayuda"]) expect(await (await open(path)).text()).toContain("Al contenido");
  }, SOON);
  const after = await fileOf("/");
  expect(after).not.toBe(before);
  expect((await open(before ?? "")).headers.get("Cache-Control")).toBe("no-store");
  expect((await open(after ?? "")).headers.get("Cache-Control")).toBe(FOR_EVER);
});

test("a text without Basque is Spanish there, marked as such", async ({ site, open, texts }) => {
  await lake(site).patch("uiStrings-common").unset(['entries[_key=="skip"].eu']).commit();
  await vi.waitFor(async () => {
    const link = readPage(await (await open("/eu/ayuda")).text()).querySelector('a[href="#main"]');
    expect(link?.innerHTML).toBe('<span lang="es">Ir al contenido</span>');
  }, SOON);
  const { es, eu } = await texts("/eu/ayuda");
  expect(es).toEqual({ common: { skip: "Ir al contenido" } });
  expect(Object.keys(eu ?? {})).toContain("checkout");
});

test("a text that the content lacks is the one that the code was shipped with", async ({ site, texts }) => {
  await lake(site)
    .patch("uiStrings-help")
    .unset(['entries[_key=="search"]', 'entries[_key=="notFound"].eu'])
    .set({ 'entries[_key=="tabs"].es': "" })
    .commit();
  await vi.waitFor(
    async () => expect((await texts("/eu/ayuda")).es?.help?.notFound).toBe("¿No encuentras lo que buscas?"),
    SOON,
  );
  expect((await texts("/eu/ayuda")).eu?.help).toMatchObject({ search: "Bilatu laguntzan", tabs: "Laguntza-gaiak" });
  expect((await texts("/ayuda")).es?.help).toMatchObject({ search: "Buscar en la ayuda", tabs: "Temas de ayuda" });
});
