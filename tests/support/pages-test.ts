import { servePages } from "./pages.ts";
import { test as siteTest } from "./site-test.ts";

export type Pages = Awaited<ReturnType<typeof servePages>>;

/** `test` with a site whose pages are served over HTTP. Apart from `site-test.ts`, because it imports every route. */
export const test = siteTest.extend("pages", { scope: "file", auto: true }, async ({ site }, { onCleanup }) => {
  const pages = await servePages(site);
  onCleanup(pages.close);
  return pages;
});
