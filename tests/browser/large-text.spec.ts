import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { expectNoHorizontalScroll } from "./page-checks.ts";
import { expect, test } from "./test.ts";

/* A visitor whose browser has text of twice the default size. Widths of the layout are in rem, so the page is that of half the width. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: ["--no-sandbox", "--disable-background-networking", "--blink-settings=defaultFontSize=32"],
  },
});

for (const [device, width] of [
  ["a laptop", 1280],
  ["a tablet", 768],
] as const) {
  test(`text of twice the size fits on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...PAGE_OF_EACH_KIND, "/checkout?kit=piso&client=true"]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoHorizontalScroll(page);
        await expect(page.locator("body")).toHaveCSS("font-size", "32px");
      });
    }
  });
}
