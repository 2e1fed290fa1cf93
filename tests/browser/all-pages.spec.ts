import type { Page } from "@playwright/test";
import type { PageFrame } from "#app/site/page-frame.ts";
import { PATHS_BY_LAYOUT } from "#tests/support/public-paths.ts";
import { expectAccessible, expectCompletePage } from "./page-checks.ts";
import { expect, test } from "./test.ts";

/** Every page on a small phone (docs/rules.md#page-paths). `tests/routes/seo.test.ts` and `page-links.test.ts` check metadata and links. */

type Layout = PageFrame["layout"];

const LAYOUTS: Layout[] = ["default", "simplified", "commercial", "discount", "noFooter"];

/** What differs between the layouts (docs/rules.md#page-layouts). */
async function layoutOf(page: Page) {
  const footer = page.getByRole("contentinfo");
  return {
    hasSidebar: (await page.locator("#menu").count()) === 1,
    hasDiscountNote: await page
      .getByRole("banner")
      .getByText("Precios con descuento para clientes de Yoigo")
      .isVisible(),
    hasStatusSwitch: (await page.getByRole("banner").getByRole("link", { name: "No soy de Yoigo" }).count()) > 0,
    hasInstaller: (await footer.getByText("autorizada con el número 2817").count()) === 1,
    footer:
      (await footer.count()) === 0 ? "none" : (await footer.getByRole("heading").count()) > 0 ? "full" : "reduced",
  };
}

const EXPECTED: Record<Layout, Partial<Awaited<ReturnType<typeof layoutOf>>>> = {
  default: { hasSidebar: true, hasDiscountNote: false, footer: "full", hasInstaller: true },
  simplified: {
    hasSidebar: false,
    hasDiscountNote: false,
    hasStatusSwitch: false,
    footer: "reduced",
    hasInstaller: true,
  },
  commercial: { hasSidebar: false, hasDiscountNote: false, footer: "reduced", hasInstaller: true },
  discount: { hasSidebar: false, hasDiscountNote: true, footer: "reduced", hasInstaller: true },
  noFooter: { hasSidebar: false, hasDiscountNote: false, footer: "none" },
};

/** The URLs of the images that do not load, those below the viewport included. */
const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const decoded = [...document.images].map((image) => image.decode().catch(() => image.src));
    return (await Promise.all(decoded)).filter((broken) => broken !== undefined);
  });

test.use({ viewport: { width: 360, height: 780 } });

for (const layout of LAYOUTS) {
  test.describe(`layout ${layout}`, () => {
    for (const path of PATHS_BY_LAYOUT[layout]) {
      test(`${path} has one h1, a title, no axe violation and no broken image`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(await layoutOf(page)).toMatchObject(EXPECTED[layout]);
        await expectCompletePage(page);
        expect(await brokenImages(page)).toEqual([]);
      });
    }
  });
}

test("the conditions of all promotions have no axe violation, on light and on dark grounds", async ({ page }) => {
  await page.goto("/promociones");
  const conditions = page.getByRole("main").locator("summary", { hasText: "Condiciones" });
  const count = await conditions.count();
  expect(count).toBeGreaterThan(5);
  for (const summary of await conditions.all()) await summary.click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(count);
  await expectAccessible(page);
});
