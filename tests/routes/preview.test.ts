import { vercelStegaDecode } from "@vercel/stega";
import { describe, expect, vi } from "vitest";
import { textOf } from "#app/i18n/localize.ts";
import { toCents } from "#app/money.ts";
import { loader as root } from "#app/root.tsx";
import { loader as checkout } from "#app/routes/checkout.tsx";
import { loader as kit } from "#app/routes/kit.tsx";
import { loader as page } from "#app/routes/page.tsx";
import { pageContext } from "#server/services.ts";
import { lakeClient, previewPath } from "#tests/support/lake-client.ts";
import { KITS } from "#tests/support/price-list.ts";
import { test as serverTest } from "#tests/support/server-test.ts";
import type { Site } from "#tests/support/site.ts";
import { Visitor } from "#tests/support/visitor.ts";

const STUDIO = "https://studio.alarmas.example";

const test = serverTest
  .extend("open", ({ server }) => (path: string, cookie = "", headers: Record<string, string> = {}) => {
    return fetch(`${server.url}${path}`, { redirect: "manual", headers: { cookie, ...headers } });
  })
  /** The cookie of a preview, as the browser sends it back. */
  .extend("previewCookie", async ({ site, open }) => {
    const response = await open(await pathTo(site, "/"));
    return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  });

test.beforeAll(async ({ site }) => {
  const whole = await lakeClient(site.sandbox.url).getDocument("kit-piso");
  await lakeClient(site.sandbox.url).createOrReplace({
    ...whole,
    _id: "drafts.kit-piso",
    _type: "kit",
    price: { _type: "kitPrice", client: 20, notClient: 30 },
    kitName: { _type: "localeString", es: "Kit en borrador" },
  });
});

const pathTo = (site: Site, path: string) => previewPath(lakeClient(site.sandbox.url), path, `${STUDIO}/`);

describe("a preview", () => {
  test("begins with the secret of the Studio, at the requested page", async ({ site, open }) => {
    const response = await open(await pathTo(site, "/alarmas-para-casa/pisos"));
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe("/alarmas-para-casa/pisos");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Set-Cookie")).toMatch(/^preview=.+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.for([
    ["without a secret", "/preview/enable"],
    ["with an unknown secret", "/preview/enable?sanity-preview-secret=made-up"],
  ] as const)("does not begin %s", async ([_name, path], { open }) => {
    const response = await open(path);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.for([
    ["https://elsewhere.example/page", "/page"],
    ["/.//elsewhere.example", "/elsewhere.example"],
    ["http://localhost//elsewhere.example/", "/elsewhere.example/"],
    ["https://elsewhere.example//elsewhere.example", "/elsewhere.example"],
    ["/.\\\\elsewhere.example", "/elsewhere.example"],
  ] as const)("does not redirect to another site: %s", async ([asked, path], { site, open }) => {
    expect((await open(await pathTo(site, asked))).headers.get("Location")).toBe(path);
  });

  test("keeps the perspective of the Studio, and its URL does not", async ({ site, open, previewCookie }) => {
    const path = "/alarmas-para-casa/pisos?utm_source=a&sanity-preview-perspective=";
    const response = await open(`${path}published`, previewCookie);
    expect([response.status, response.headers.get("Location")]).toEqual([
      307,
      "/alarmas-para-casa/pisos?utm_source=a#otra-perspectiva",
    ]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const priceWith = async (cookie: string) => {
      const asked = new Visitor(await pageContext(site.services, { cookie }));
      return (await asked.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" })).data?.kit?.price.client;
    };
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(await priceWith(cookie)).toBe(KITS.piso.price.client);
    const again = await open(`${path}published`, cookie);
    expect(again.headers.get("Location")).toBe("/alarmas-para-casa/pisos?utm_source=a");
    const back = await open(`${path}drafts`, cookie);
    expect(await priceWith(back.headers.getSetCookie()[0]?.split(";")[0] ?? "")).toBe(20);
  });

  test.for([
    ["of a visitor", "published", false],
    ["that is none", "raw", true],
    ["with other characters", "a;b", true],
  ] as const)("has no perspective %s", async ([_name, perspective, isPreview], { open, previewCookie }) => {
    const response = await open(
      `/preview?sanity-preview-perspective=${encodeURIComponent(perspective)}`,
      isPreview ? previewCookie : "",
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.status).not.toBe(307);
  });

  test.for([
    ["http://localhost:3000/eu/ayuda?q=perros", "http://localhost:3000/eu/ayuda?q=perros"],
    ["https://example.com/ayuda", "/"],
    ["", "/"],
  ])("ends at the page that it was left from: %s", async ([Referer = "", target], { open, previewCookie }) => {
    const response = await open("/preview/disable", previewCookie, { Referer });
    expect(response.headers.get("Location")).toBe(target);
    expect(response.headers.get("Set-Cookie")).toMatch(/^preview=;.*Max-Age=0/);
  });
});

describe("the content of a preview", () => {
  const visitor = async (site: Site, cookie: string) => new Visitor(await pageContext(site.services, { cookie }));

  test("is drafts, with texts that are marked with their field in the Studio", async ({ site, previewCookie }) => {
    const asked = await visitor(site, previewCookie);
    const { data } = await asked.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" });
    expect(data?.kit?.price.client).toBe(20);
    expect(data?.kit?.slug).toBe("pisos");
    expect(textOf(data?.kit?.kitName ?? "")).toMatch(/^Kit en borrador./);
    expect(vercelStegaDecode(textOf(data?.kit?.kitName ?? ""))).toMatchObject({
      href: expect.stringMatching(/^https:\/\/studio\.alarmas\.example\/.*kit-piso.*kitName\.es/),
    });
    expect(vercelStegaDecode(textOf(data?.kit?.search.title ?? ""))).toBeUndefined();
    expect((await asked.get(root, "/")).data?.isPreview).toBe(true);
  });

  test.for([
    ["visitors", ""],
    ["a forged cookie", "preview=eyJzdHVkaW9PcmlnaW4iOiJodHRwczovL2V2aWwuZXhhbXBsZSJ9"],
  ] as const)("is the published content for %s", async ([_name, cookie], { site }) => {
    const asked = await visitor(site, cookie);
    expect((await asked.get(kit, "/alarmas-para-casa/pisos", { slug: "pisos" })).data?.kit?.price.client).toBe(
      KITS.piso.price.client,
    );
    expect((await asked.get(root, "/")).data?.isPreview).toBe(false);
  });

  test("is the published content after eight hours", async ({ site, previewCookie }) => {
    vi.useFakeTimers({ now: Date.now() + 8 * 60 * 60 * 1000, toFake: ["Date"] });
    expect((await (await visitor(site, previewCookie)).get(root, "/")).data?.isPreview).toBe(false);
    vi.useRealTimers();
  });

  test("is the published document while a draft lacks a required field", async ({ site, previewCookie }) => {
    const client = lakeClient(site.sandbox.url);
    const settings = await client.getDocument("settings");
    await client.createOrReplace({ ...settings, _id: "drafts.settings", _type: "settings", brand: null });
    const { data } = await (await visitor(site, previewCookie)).get(root, "/");
    expect(data?.settings.brand).toBe("Yoigo");
    await client.delete("drafts.settings");
  });

  test("is that of another day: releases, sections and promos until then", async ({ site, open, previewCookie }) => {
    const client = lakeClient(site.sandbox.url);
    const plan = async (releaseId: string, day: string, price: number) => {
      const intendedPublishAt = `${day}T08:00:00Z`;
      await client.releases.create({ releaseId, metadata: { releaseType: "scheduled", intendedPublishAt } });
      const { _rev, ...whole } = (await client.getDocument("kit-oficina")) ?? { _rev: "", _type: "kit" };
      await client.create({
        ...whole,
        _id: `versions.${releaseId}.kit-oficina`,
        price: { _type: "kitPrice", client: price, notClient: 60 },
      });
    };
    await plan("rnoviembre", "2031-11-20", 51);
    await plan("rdiciembre", "2031-12-06", 52);
    await plan("renero", "2032-01-07", 53);
    const [hero, next] = await client.fetch<string[]>('*[_id == "page-contacto"][0].sections[0..1]._key');
    const days = { from: "2031-12-07", to: "2031-12-08" };
    await client
      .patch("page-contacto")
      .set({
        [`sections[_key=="${hero}"].visibility`]: days,
        [`sections[_key=="${next}"].visibility`]: { ...days, isHidden: true },
      })
      .commit();
    const seenOn = async (day: string) => {
      const { status, headers } = await open(`/contacto?dia=${day}&utm_source=a`, previewCookie);
      expect([status, headers.get("Location")]).toEqual([307, "/contacto?utm_source=a"]);
      const asked = await visitor(site, headers.getSetCookie()[0]?.split(";")[0] ?? "");
      const offer = await asked.get(kit, "/alarmas-para-negocios/oficina", { slug: "oficina" });
      const { data } = await asked.get(page, "/contacto");
      const shown = data?.page.sections.map(({ _key }) => _key);
      return [offer.data?.kit?.price.client, shown?.includes(hero ?? ""), shown?.includes(next ?? "")];
    };
    expect(await seenOn("2031-12-05")).toEqual([51, false, true]);
    expect(await seenOn("2031-12-07")).toEqual([52, true, false]);
    expect(await seenOn("2031-12-09")).toEqual([52, false, true]);
    expect(await seenOn("")).toEqual([KITS.oficina.price.client, false, true]);
    expect((await open("/contacto?dia=2031-12-07")).status, "visitors see no other day").not.toBe(307);
    expect((await open("/contacto?dia=manana", previewCookie)).status).not.toBe(307);
  });

  test("never changes the price of an order", async ({ site, previewCookie }) => {
    const asked = await visitor(site, previewCookie);
    const { data } = await asked.get(checkout, "/checkout?kit=piso");
    expect(data?.selection.quote.monthly.client).toBe(toCents(KITS.piso.price.client));
    expect(data?.selection.kitName).toBe("Kit Piso");
  });
});
