import { text } from "node:stream/consumers";
import { expect, vi } from "vitest";
import { createCdn } from "#server/page-cache/cdn.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { servePages } from "#tests/support/pages.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { serve } from "#tests/support/serve.ts";
import { SOON, startSite } from "#tests/support/site.ts";
import { createTestLog } from "#tests/support/test-log.ts";
import { experiment, place } from "./experiment-page.ts";

/** The calls that the CDN received: token and body. */
const test = pagesTest
  .extend("calls", { scope: "file" }, (): { token: string | undefined; body: { tags?: string[] } }[] => [])
  .extend("cdn", { scope: "file" }, async ({ calls }, { onCleanup }) => {
    const { url, close } = await serve(async (request, response) => {
      calls.push({ token: request.headers.authorization, body: JSON.parse(await text(request)) });
      response.end("{}");
    });
    onCleanup(close);
    return url;
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

test("a purge that failed is repeated for all pages until the CDN takes it", async () => {
  const bodies: unknown[] = [];
  const { url, close } = await serve(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(bodies.length < 4 ? 503 : 200).end("{}");
  });
  createCdn({ purgeUrl: url, token: "secret" }, createTestLog(), 10).purge(["s1:kit"]);
  const everything = { purge_everything: true };
  await vi.waitFor(() => expect(bodies).toHaveLength(4), SOON);
  expect(bodies).toEqual([{ tags: ["s1:kit", "many"] }, everything, everything, everything]);
  await close();
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
  await lakeClient(site.sandbox.url)
    .transaction()
    .createOrReplace(experiment("cdn"))
    .patch("kit-chalet", (patch) => patch.set({ sections: [place("cdn")] }))
    .commit();
  for (const agent of [BROWSER, { "User-Agent": "Googlebot/2.1" }]) {
    const path = `${pages.url}/alarmas-para-casa/chalets`;
    const open = (Cookie = "") => fetch(path, { headers: { ...agent, Cookie } });
    await vi.waitFor(async () => {
      for (const response of [await open(), await open("experiments=cdn:b")]) {
        expect(response.headers.get("CDN-Cache-Control")).toBeNull();
        expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
      }
    }, SOON);
  }
});
