import { describe, expect } from "vitest";
import { metric, renders, test } from "#tests/support/page-cache-test.ts";
import { servePages } from "#tests/support/pages.ts";

describe("a stored page", () => {
  test("is rendered once, whatever its visitors' campaigns, cookies and unknown parameters", async ({ site, open }) => {
    const first = await (await open("/contacto")).text();
    const before = await renders(site);
    const visits = Array.from({ length: 50 }, (_, visit) => ({
      path: `/contacto?utm_source=s${visit}&gclid=${visit}&x[]=${visit}&territorio=moon${visit}`,
      headers: { Cookie: `checkout=c${visit}; votes=v${visit}; client_status=CLIENT` },
    }));
    for (const { path, headers } of visits) expect(await (await open(path, headers)).text()).toBe(first);
    expect(await renders(site)).toBe(before);
  });

  test("is sent in the encoding that the client takes, the same in each", async ({ open }) => {
    const plain = await open("/apn", { "Accept-Encoding": "identity" });
    const html = await plain.text();
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    for (const [accepted, sent] of [
      ["br", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
    ] as const) {
      const response = await open("/apn", { "Accept-Encoding": accepted });
      expect(response.headers.get("Content-Encoding")).toBe(sent);
      expect(await response.text()).toBe(html);
    }
  });

  test("is answered with 304 to a client that has it, and without a body to HEAD", async ({ open }) => {
    const { headers } = await open("/apn");
    const etag = headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Vary")).toBe("Accept-Encoding, Cookie");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    // `fetch` would add `no-cache`, with which a client asks for the whole page.
    const reload = { "Cache-Control": "max-age=0" };
    const again = await open("/apn", { ...reload, "If-None-Match": etag });
    expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, etag, ""]);
    expect((await open("/apn", { ...reload, "If-None-Match": 'W/"other"' })).status).toBe(200);
    const head = await open("/apn", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("is rendered once for many visitors at once", async ({ site, open }) => {
    site.services.content.clearCache();
    const before = await renders(site);
    const pages = await Promise.all(Array.from({ length: 20 }, async () => (await open("/privacidad")).text()));
    expect(new Set(pages).size).toBe(1);
    expect(await renders(site)).toBe(before + 1);
  });

  test("differs by client status and territory", async ({ open }) => {
    const path = "/alarmas-para-casa/pisos";
    const texts = await Promise.all([
      open(path).then((response) => response.text()),
      open(path, { Cookie: "client_status=NOT_CLIENT" }).then((response) => response.text()),
      open(`${path}?territorio=canarias`).then((response) => response.text()),
      open(`/eu${path}`).then((response) => response.text()),
    ]);
    expect(new Set(texts).size).toBe(4);
    expect(texts[2]).toContain("IGIC");
  });

  test("opened with `client=false` sets the cookie of its visitor alone", async ({ open }) => {
    const own = await open("/cookies?client=false");
    expect(own.headers.getSetCookie().join()).toMatch(/^client_status=NOT_CLIENT;/);
    expect(own.headers.get("Cache-Control")).toBe("private, no-cache");
    const again = await open("/cookies?utm_source=x&client=false");
    expect(await again.text()).toBe(await own.text());
    const other = await open("/cookies", { Cookie: "client_status=NOT_CLIENT" });
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  test("has its data stored too, for navigation without a page load", async ({ site, open }) => {
    const data = await open("/contacto.data");
    expect(data.headers.get("Content-Type")).toContain("text/x-script");
    await data.text();
    const before = await renders(site);
    expect((await open("/contacto.data?utm_source=x")).status).toBe(200);
    expect(await renders(site)).toBe(before);
    await (await open("/contacto.data?_routes=root,es-page")).text();
    await (await open("/contacto.data?_routes=root,es-page")).text();
    expect(await renders(site)).toBe(before + 1);
  });
});

describe("not stored", () => {
  test.for<[string, string]>([
    ["another spelling in capitals", "/CONTACTO"],
    ["another spelling in escapes", "/%63ontacto"],
    ["a search of a visitor", "/ayuda?q=factura"],
    ["answers of a visitor", "/calcula-tu-alarma?vivienda=piso"],
    ["invented routes of data", "/contacto.data?_routes=root,invented"],
    ["the checkout", "/checkout?kit=piso"],
  ])("%s", async ([, path], { site, open }) => {
    await (await open(path)).text();
    const before = await metric(site, "shop_page_cache_pages");
    const response = await open(path);
    expect(response.headers.get("Cache-Control") ?? "").not.toContain("public");
    await response.text();
    expect(await metric(site, "shop_page_cache_pages")).toBe(before);
  });

  test("the page of a visitor with a preview, whatever the cookie says", async ({ site, open }) => {
    await (await open("/aviso-legal")).text();
    const before = await metric(site, "shop_page_cache_hits_total");
    const response = await open("/aviso-legal", { Cookie: "preview=anything" });
    expect(response.headers.get("ETag")).toBeNull();
    expect(await metric(site, "shop_page_cache_hits_total")).toBe(before);
  });

  test("a page that a tab names with an anchor: each anchor would be one more", async ({ site, open }) => {
    const before = await metric(site, "shop_page_cache_pages");
    expect(await (await open("/live?page=/promociones%23made-up&shown=9e15")).text()).toBe("unwatched");
    expect(await metric(site, "shop_page_cache_pages")).toBe(before);
  });

  test("a redirect of the CMS, which keeps all parameters", async ({ open }) => {
    const response = await open("/alarmas?utm_source=x&a=b");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toContain("utm_source=x&a=b");
  });
});

// Last, because the metrics are those of its own page cache from here on.
test("the memory is not more than the setting", async ({ site }) => {
  const bytes = 100_000;
  const pages = await servePages({ ...site, settings: { ...site.settings, pageCacheBytes: bytes } });
  for (const path of ["/", "/contacto", "/privacidad", "/cookies", "/apn", "/aviso-legal", "/catalogo", "/eu"]) {
    expect((await fetch(pages.url + path)).status).toBe(200);
    expect(await metric(site, "shop_page_cache_bytes")).toBeLessThanOrEqual(bytes);
  }
  await pages.close();
});
