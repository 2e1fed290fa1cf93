import { expect, vi } from "vitest";
import { lakeClient } from "#tests/support/lake-client.ts";
import { type Pages, test as pagesTest } from "#tests/support/pages-test.ts";
import { type Site, SOON } from "#tests/support/site.ts";
import { entriesOf, fetchPage } from "./crawl.ts";

const test = pagesTest.extend("env", { scope: "file" }, () => ({ APP_ENV: "dev" }));

test.beforeAll(({ site }) => site.untilLive());

const listed = async (site: Site, pages: Pages) =>
  entriesOf(await (await fetch(`${pages.url}/sitemap.xml`)).text(), site.settings.siteUrl).map(({ path }) => path);

test("a page hidden in the CMS has noindex and is not in the sitemap, in both languages", async ({ site, pages }) => {
  const both = ["/aviso-legal", "/eu/aviso-legal"];
  expect(await listed(site, pages)).toEqual(expect.arrayContaining(both));
  expect((await fetchPage(pages.url, "/aviso-legal")).head.meta.robots).toBeUndefined();
  await lakeClient(site.sandbox.url).patch("page-aviso-legal").set({ "search.hidden": true }).commit();
  await vi.waitFor(async () => {
    expect(await listed(site, pages)).not.toEqual(expect.arrayContaining(["/aviso-legal"]));
  }, SOON);
  expect(await listed(site, pages)).not.toEqual(expect.arrayContaining(["/eu/aviso-legal"]));
  const { status, head } = await fetchPage(pages.url, "/aviso-legal");
  expect([status, head.meta.robots]).toEqual([200, ["noindex"]]);
});

test("a shared link shows the image chosen in the CMS", async ({ site, pages }) => {
  const lake = lakeClient(site.sandbox.url);
  const image = await lake.fetch('*[_id == "kit-chalet"][0].image');
  const before = (await fetchPage(pages.url, "/privacidad")).head.meta["og:image"];
  await lake.patch("page-privacidad").set({ "search.image": image }).commit();
  await vi.waitFor(async () => {
    const { meta } = (await fetchPage(pages.url, "/privacidad")).head;
    expect(meta["og:image"]).not.toEqual(before);
    expect(meta["og:image:alt"]).toEqual([image.alt.es]);
  }, SOON);
});

test("a site that is not in production has noindex, and robots.txt lets crawlers read it", async ({ pages }) => {
  for (const path of ["/", "/robots.txt", "/no-existe"]) {
    const response = await fetch(`${pages.url}${path}`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    await response.body?.cancel();
  }
  expect(await (await fetch(`${pages.url}/robots.txt`)).text()).not.toContain("Disallow: /\n");
});
