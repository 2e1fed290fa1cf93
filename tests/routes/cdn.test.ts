import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, vi } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { servePages } from "#tests/support/pages.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { startSite } from "#tests/support/site.ts";

const SOON = { interval: 5, timeout: 5_000 };

/** The calls that the CDN received: token and body. */
const test = pagesTest
  .extend("calls", { scope: "file" }, (): { token: string | undefined; body: { tags?: string[] } }[] => [])
  .extend("cdn", { scope: "file" }, async ({ calls }, { onCleanup }) => {
    const server = createServer(async (request, response) => {
      calls.push({ token: request.headers.authorization, body: JSON.parse(await text(request)) });
      response.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onCleanup(() => void server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  })
  .extend("env", { scope: "file" }, ({ cdn }) => ({ CDN_PURGE_URL: cdn, CDN_PURGE_TOKEN: "secret" }));

test("a publish purges the pages that show it by their tags", async ({ site, pages, calls }) => {
  const open = (headers = {}) => fetch(`${pages.url}/alarmas-para-casa/pisos`, { headers });
  await vi.waitFor(async () => expect((await open()).headers.get("ETag")).not.toBeNull(), SOON);
  await vi.waitFor(
    async () => expect((await open()).headers.get("CDN-Cache-Control")).toMatch(/^public, max-age=/),
    SOON,
  );
  const tags = (await open()).headers.get("Cache-Tag")?.split(",") ?? [];
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ purge_everything: true }), SOON);
  await lakeClient(site.sandbox.url).patch("kit-piso").set({ "price.client": 36.33 }).commit();
  await vi.waitFor(() => {
    const purged = calls.flatMap(({ body }) => body.tags ?? []);
    expect(tags.some((tag) => purged.includes(tag))).toBe(true);
  }, SOON);
  expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(["Bearer secret"]));
});

test("a page has no headers for the CDN while publishes are unknown", async ({ env }) => {
  const offline = await startSite(env);
  await offline.fail({ service: "lake", path: "/v2025-11-01/data/live", status: 503 });
  await offline.restart();
  const pages = await servePages(offline);
  const { headers } = await fetch(`${pages.url}/apn`);
  expect([headers.get("CDN-Cache-Control"), headers.get("Cache-Tag")]).toEqual([null, null]);
  await pages.close();
  await offline.close();
});

test("a response with a visitor's cookie is not for the CDN", async ({ pages }) => {
  const { headers } = await fetch(`${pages.url}/apn?client=false`);
  expect(headers.get("CDN-Cache-Control")).toBeNull();
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a page with an experiment is not for the CDN, whoever asks", async ({ site, pages }) => {
  const today = new Date().toISOString().slice(0, 10);
  await lakeClient(site.sandbox.url)
    .transaction()
    .createOrReplace({
      _id: "experiment-cdn",
      _type: "experiment",
      title: "CDN",
      experimentId: "cdn",
      from: "2026-01-01",
      to: `${Number(today.slice(0, 4)) + 1}-01-01`,
      variants: ["control", "b"].map((variantId) => ({
        _key: variantId,
        _type: "experimentVariant",
        variantId,
        label: variantId,
        share: 50,
      })),
    })
    .patch("kit-chalet", (patch) =>
      patch.set({
        sections: [{ _key: "cdn", _type: "experimentSectionList", experimentId: "cdn", default: [], variants: [] }],
      }),
    )
    .commit();
  for (const agent of ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Googlebot/2.1"]) {
    const path = `${pages.url}/alarmas-para-casa/chalets`;
    const open = (Cookie = "") => fetch(path, { headers: { "User-Agent": agent, Cookie } });
    await vi.waitFor(async () => {
      for (const response of [await open(), await open("experiments=cdn:b")]) {
        expect(response.headers.get("CDN-Cache-Control")).toBeNull();
        expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
      }
    }, SOON);
  }
});
