import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lakeClient } from "#tests/support/lake.ts";
import { servePages } from "#tests/support/pages.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { entriesOf, open } from "./search-walk.ts";

const LIVE = "Live updates of the content are connected";
const SOON = { interval: 50, timeout: 20_000 };

let site: Site;
let http: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  site = await startSite({ APP_ENV: "dev" });
  await vi.waitFor(() => expect(site.log.lines.map(({ message }) => message)).toContain(LIVE), SOON);
  http = await servePages(site);
});
afterAll(async () => {
  await http.close();
  await site.close();
});

const listed = async () =>
  entriesOf(await (await fetch(`${http.url}/sitemap.xml`)).text(), site.settings.siteUrl).map(({ path }) => path);

test("a page that marketing hides from search engines says so, and leaves the sitemap in both languages", async () => {
  const both = ["/aviso-legal", "/eu/aviso-legal"];
  expect(await listed()).toEqual(expect.arrayContaining(both));
  expect((await open(http.url, "/aviso-legal")).head.meta.robots).toBeUndefined();
  await lakeClient(site.sandbox.url).patch("page-aviso-legal").set({ "search.hidden": true }).commit();
  await vi.waitFor(async () => {
    expect(await listed()).not.toEqual(expect.arrayContaining(["/aviso-legal"]));
  }, SOON);
  expect(await listed()).not.toEqual(expect.arrayContaining(["/eu/aviso-legal"]));
  const { status, head } = await open(http.url, "/aviso-legal");
  expect([status, head.meta.robots]).toEqual([200, ["noindex"]]);
});

test("a shared link shows the picture that marketing chose for it", async () => {
  const lake = lakeClient(site.sandbox.url);
  const image = await lake.fetch('*[_id == "kit-chalet"][0].image');
  const before = (await open(http.url, "/privacidad")).head.meta["og:image"];
  await lake.patch("page-privacidad").set({ "search.image": image }).commit();
  await vi.waitFor(async () => {
    const { meta } = (await open(http.url, "/privacidad")).head;
    expect(meta["og:image"]).not.toEqual(before);
    expect(meta["og:image:alt"]).toEqual([image.alt.es]);
  }, SOON);
});

test("a site that shows what is to come is kept out of search engines, and lets them read so", async () => {
  for (const path of ["/", "/robots.txt", "/no-existe"]) {
    const response = await fetch(`${http.url}${path}`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    await response.body?.cancel();
  }
  expect(await (await fetch(`${http.url}/robots.txt`)).text()).not.toContain("Disallow: /\n");
});
