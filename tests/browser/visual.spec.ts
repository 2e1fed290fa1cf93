import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/**
 * Compares pages with the screenshots in `baseline/`. `npm run baseline` takes new ones: look at them before you commit them. Other
 * browsers, other versions and even other packages of Chromium space letters otherwise. So the pages are compared only in the browser of
 * `baseline/browser.txt`: the name of its program, and its version.
 */

const PAGES = {
  ui: "/_ui",
  "ui-eu": "/eu/_ui",
  home: "/",
  kit: "/alarmas-para-casa/chalets",
  checkout: "/checkout?kit=chalet&camara=true",
};

const major = (browser: string) => browser.trim().split(".")[0];

/** Waits for images and fonts. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of [375, 768, 1280, 1600]) {
    test(`${path} at ${width} px matches its screenshot`, async ({ page, browser }, { config }) => {
      if (config.updateSnapshots !== "all") {
        const baseline = await readFile(new URL("baseline/browser.txt", import.meta.url), "utf8");
        const own = `${basename(process.env.CHROME_PATH ?? browser.browserType().executablePath())} ${browser.version()}`;
        test.skip(major(own) !== major(baseline), `The pictures are of ${baseline.trim()}; this browser is ${own}`);
      }
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.setFixedTime("2026-11-23T11:00:00Z");
      await page.goto(path);
      await settle(page);
      // A picture of the gallery, which is very high, takes seconds on a slow machine.
      const options = { fullPage: true, maxDiffPixelRatio: 0.01, timeout: 40_000 };
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, options);
    });
  }
}
