import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loader as root } from "#app/root.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { lakeClient } from "#tests/support/lake.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const visitor = () => new Visitor(site.context);

describe("pages of the content", () => {
  test.each([
    "/",
    "/eu",
    "/alarmas-para-casa",
    "/alarmas-para-negocios",
    "/eu/alarmas-para-negocios",
    "/privacidad",
    "/aviso-legal",
  ])("%s", async (path) => {
    const { status, data } = await visitor().get(page, path);
    expect(status).toBe(200);
    expect(data?.page.search.title.text).not.toBe("");
  });

  test.each(["/nada", "/eu/nada", "/portada", "/alarmas-para-casa/pisos/mas", "/eu/portada"])(
    "%s is not there",
    async (path) => {
      expect((await visitor().get(page, path)).status).toBe(404);
    },
  );

  test("home shows the three home kits in their order", async () => {
    const { data } = await visitor().get(page, "/");
    const kits = data?.page.sections.flatMap((section) => (section._type === "kitsSection" ? section.kits : []));
    expect(kits?.map(({ productId, price }) => [productId, price.client, price.notClient])).toEqual([
      ["piso", 35.9, 42.35],
      ["bajo-atico", 39.9, 44.77],
      ["chalet", 44.9, 48.4],
    ]);
  });

  test("the business page shows its kits and the one for any business", async () => {
    const { data } = await visitor().get(page, "/alarmas-para-negocios");
    const kits = data?.page.sections.flatMap((section) =>
      section._type === "kitsSection" ? section.kits : section._type === "kitOfferSection" ? [section.kit] : [],
    );
    expect(kits?.map(({ productId }) => productId)).toEqual(["tienda", "local", "oficina", "negocios"]);
  });
});

describe("kit pages", () => {
  test.each([
    ["/alarmas-para-casa/pisos", "piso"],
    ["/alarmas-para-casa/aticos-pisos-bajos", "bajo-atico"],
    ["/alarmas-para-casa/chalets", "chalet"],
    ["/alarmas-para-negocios/tienda", "tienda"],
    ["/alarmas-para-negocios/local", "local"],
    ["/alarmas-para-negocios/oficina", "oficina"],
    ["/eu/alarmas-para-casa/chalets", "chalet"],
  ])("%s is %s", async (path, productId) => {
    const { status, data } = await visitor().get(kit, path, { slug: path.split("/").at(-1) ?? "" });
    expect(status).toBe(200);
    expect(data?.kit?.productId).toBe(productId);
  });

  test.each([
    "/alarmas-para-casa/villas",
    "/alarmas-para-casa/tienda",
    "/alarmas-para-negocios/pisos",
    "/alarmas-para-negocios/alarmas-para-negocios",
  ])("%s is not there", async (path) => {
    expect((await visitor().get(kit, path, { slug: path.split("/").at(-1) ?? "" })).status).toBe(404);
  });
});

describe("languages", () => {
  test("a kit's name is in the page's language", async () => {
    const spanish = await visitor().get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
    const basque = await visitor().get(kit, "/eu/alarmas-para-casa/pisos", { slug: "pisos" });
    expect(spanish.data?.kit?.kitName).toEqual({ text: "Kit Piso", lang: "es" });
    expect(basque.data?.kit?.kitName).toEqual({ text: "Pisu kita", lang: "eu" });
  });

  test("a text without Basque is Spanish, and says so", async () => {
    await lakeClient(site.sandbox.url).patch("kit-oficina").unset(["kitName.eu"]).commit();
    await vi.waitFor(async () => {
      const office = await visitor().get(kit, "/eu/alarmas-para-negocios/oficina", { slug: "oficina" });
      expect(office.data?.kit?.kitName).toEqual({ text: "Kit Oficina", lang: "es" });
      expect(office.data?.kit?.title.lang).toBe("eu");
    });
  });
});

describe("what a cacheable page holds of its visitor", () => {
  test.each([
    ["", "/", "CLIENT"],
    ["", "/?client=false", "NOT_CLIENT"],
    ["client_status=NOT_CLIENT", "/", "NOT_CLIENT"],
    ["client_status=NOT_CLIENT", "/?client=true", "CLIENT"],
    ["client_status=anything", "/", "CLIENT"],
  ])("cookie %j on %s: %s", async (cookie, path, expected) => {
    const asked = visitor();
    const [name, value] = cookie.split("=");
    if (name && value) asked.cookies.set(name, value);
    expect((await asked.get(root, path)).data?.clientStatus).toBe(expected);
  });

  test("two visitors with the same language and status get the same data, whatever else they carry", async () => {
    const known = visitor();
    known.cookies.set("checkout", "something");
    known.cookies.set("XSRF-TOKEN", "something");
    const [one, other] = await Promise.all([visitor().get(root, "/?utm_id=7"), known.get(root, "/")]);
    expect(one.data).toEqual(other.data);
  });
});
