import { describe, expect, vi } from "vitest";
import { foreignLangOf } from "#app/i18n/localize.ts";
import { loader as root } from "#app/root.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { lakeClient } from "#tests/support/lake-client.ts";
import { SOON } from "#tests/support/site.ts";
import { test } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

test.for(["/nada", "/eu/nada", "/portada", "/alarmas-para-casa/pisos/mas", "/eu/portada"])(
  "pages of the content: %s is not found",
  async (path, { visitor }) => {
    expect((await visitor.get(page, path)).status).toBe(404);
  },
);

describe("kit pages", () => {
  test.for([
    ["/alarmas-para-casa/pisos", "piso"],
    ["/alarmas-para-negocios/tienda", "tienda"],
    ["/eu/alarmas-para-casa/chalets", "chalet"],
  ] as const)("%s is %s", async ([path, productId], { visitor }) => {
    const { status, data } = await visitor.get(kit, path, { slug: path.split("/").at(-1) ?? "" });
    expect(status).toBe(200);
    expect(data?.kit?.productId).toBe(productId);
  });

  test.for([
    "/alarmas-para-casa/villas",
    "/alarmas-para-casa/tienda",
    "/alarmas-para-negocios/pisos",
    "/alarmas-para-negocios/alarmas-para-negocios",
  ])("%s is not found", async (path, { visitor }) => {
    expect((await visitor.get(kit, path, { slug: path.split("/").at(-1) ?? "" })).status).toBe(404);
  });
});

describe("languages", () => {
  test("a kit's name is in the page's language", async ({ site }) => {
    const spanish = await new Visitor(site.context).get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
    const basque = await new Visitor(site.context).get(kit, "/eu/alarmas-para-casa/pisos", { slug: "pisos" });
    expect(spanish.data?.kit?.kitName).toBe("Kit Piso");
    expect(basque.data?.kit?.kitName).toBe("Pisu kita");
  });

  test("a text without Basque is Spanish and marked as such", async ({ site, visitor }) => {
    await lakeClient(site.sandbox.url).patch("kit-oficina").unset(["kitName.eu"]).commit();
    await vi.waitFor(async () => {
      const office = await visitor.get(kit, "/eu/alarmas-para-negocios/oficina", { slug: "oficina" });
      expect(office.data?.kit?.kitName).toEqual({ text: "Kit Oficina", lang: "es" });
      expect(office.data?.kit && foreignLangOf(office.data.kit.title)).toBeUndefined();
    }, SOON);
  });
});

test.for([
  ["", "/", "CLIENT"],
  ["", "/?client=false", "NOT_CLIENT"],
  ["client_status=NOT_CLIENT", "/", "NOT_CLIENT"],
  ["client_status=NOT_CLIENT", "/?client=true", "CLIENT"],
  ["client_status=anything", "/", "CLIENT"],
] as const)(
  "a cacheable page depends only on language and client status: cookie %j on %s: %s",
  async ([cookie, path, expected], { visitor }) => {
    const [name, value] = cookie.split("=");
    if (name && value) visitor.cookies.set(name, value);
    expect((await visitor.get(root, path)).data?.clientStatus).toBe(expected);
  },
);
