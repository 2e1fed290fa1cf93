import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/**
 * Compares what is first seen of a page with the pictures in `baseline/`, photographs left out. `tests/launch/take-baseline.ts` takes new ones: look at
 * them before you commit them. Other browsers, other versions and even other packages of Chromium space letters otherwise. So the pages are
 * compared only in the browser of `baseline/browser.txt`: the name of its program, and its version.
 */

const SCREENS = [
  ["home", "/", 375],
  ["home", "/", 1280],
  ["kit", "/alarmas-para-casa/chalets", 375],
  ["kit", "/alarmas-para-casa/chalets", 1280],
  ["checkout", "/eu/checkout?kit=chalet&camara=true", 375],
  ["elements", "/_ui", 768],
] as const;

const major = (browser: string) => browser.trim().split(".")[0];

for (const [name, path, width] of SCREENS) {
  test(`${path} at ${width} px matches its picture`, async ({ page, browser }, { config }) => {
    if (config.updateSnapshots !== "all") {
      const baseline = await readFile(new URL("baseline/browser.txt", import.meta.url), "utf8");
      const own = `${basename(process.env.CHROME_PATH ?? browser.browserType().executablePath())} ${browser.version()}`;
      test.skip(major(own) !== major(baseline), `The pictures are of ${baseline.trim()}; this browser is ${own}`);
    }
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.setFixedTime("2026-11-23T11:00:00Z");
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    const options = { mask: [page.locator("img")], maskColor: "#dddddd", maxDiffPixelRatio: 0.01 };
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, options);
  });
}
