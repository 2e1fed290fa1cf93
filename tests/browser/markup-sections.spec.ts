import { expectValidHtml } from "./html-checker.ts";
import { crawledPages } from "./sent-pages.ts";
import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

test("every section, with every device, question and promo, is valid HTML", async ({ running }) => {
  const pages = await crawledPages(running.url);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/todas-las-secciones", "/eu/todas-las-secciones"]));
  await expectValidHtml(pages);
});
