import type { Page } from "@playwright/test";
import type { PageFrame } from "#app/site/page-frame.ts";
import { REDIRECTS, ROUTES } from "#tests/support/routes.ts";
import { expectSound } from "./sound.ts";
import { expect, test } from "./test.ts";

/** Every page of section 2 as a visitor on a small phone finds it. What links and search engines need is `search.test.ts`'s. */

type Layout = PageFrame["layout"];

const LAYOUTS: Layout[] = ["default", "simplified", "commercial", "discount", "noFooter"];

/** What tells the layouts apart (section 2, layout groups): menus or a bar, a note of whom it is for, a whole footer, a reduced one, none; each footer says who installs. */
async function layoutOf(page: Page) {
  const footer = page.getByRole("contentinfo");
  return {
    hasSidebar: (await page.locator("#menu").count()) === 1,
    hasNote: await page.getByRole("banner").getByText("Precios con descuento para clientes de Yoigo").isVisible(),
    hasStatusSwitch: (await page.getByRole("banner").getByRole("link", { name: "No soy de Yoigo" }).count()) > 0,
    isAttributed: (await footer.getByText("autorizada con el número 2817").count()) === 1,
    footer:
      (await footer.count()) === 0 ? "none" : (await footer.getByRole("heading").count()) > 0 ? "whole" : "reduced",
  };
}

const MARKS: Record<Layout, Partial<Awaited<ReturnType<typeof layoutOf>>>> = {
  default: { hasSidebar: true, hasNote: false, footer: "whole", isAttributed: true },
  simplified: { hasSidebar: false, hasNote: false, hasStatusSwitch: false, footer: "reduced", isAttributed: true },
  commercial: { hasSidebar: false, hasNote: false, footer: "reduced", isAttributed: true },
  discount: { hasSidebar: false, hasNote: true, footer: "reduced", isAttributed: true },
  noFooter: { hasSidebar: false, hasNote: false, footer: "none" },
};

/** Pictures below the screen are asked for too; those that do not come. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    const asked = [...document.images].map((picture) => picture.decode().catch(() => picture.src));
    return (await Promise.all(asked)).filter((broken) => broken !== undefined);
  });

test.use({ viewport: { width: 360, height: 780 } });

for (const layout of LAYOUTS) {
  test.describe(layout, () => {
    for (const path of ROUTES[layout]) {
      test(path, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(await layoutOf(page)).toMatchObject(MARKS[layout]);
        await expectSound(page);
        expect(await brokenPictures(page)).toEqual([]);
      });
    }
  });
}

for (const [path, status, to] of REDIRECTS) {
  test(`${path} leads to ${to}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, failOnStatusCode: false });
    expect([response.status(), response.headers().location]).toEqual([status, to]);
  });
}
