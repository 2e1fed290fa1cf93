import { LOCALES } from "#app/i18n/languages.ts";
import { expectValidHtml } from "./html-checker.ts";
import { crawledPages, formPages, previewPages, type SentPages } from "./sent-pages.ts";
import { expect, test } from "./test.ts";

test("every page, answer to a form, and preview is valid HTML", async ({ running }) => {
  const crawled = await crawledPages(running.url);
  expect(crawled.size).toBeGreaterThan(150);
  const answers = await Promise.all(LOCALES.map((locale) => formPages(running.url, locale)));
  await expectValidHtml(new Map([crawled, ...answers, await previewPages(running)].flatMap((pages) => [...pages])));
});

test("a page that failed is valid HTML", async ({ startSite }) => {
  const site = await startSite();
  await site.killSandbox();
  const pages: SentPages = new Map();
  for (const path of ["/", "/eu/accesorios-alarma", "/checkout?kit=piso"]) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(500);
    pages.set(path, await response.text());
  }
  await expectValidHtml(pages);
});
