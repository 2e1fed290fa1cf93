import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** Upper bounds of the scripts and texts that a first visit fetches before the first tap: bytes as the site sends them, and files. */
const BUDGETS = {
  "/": { bytes: 107_310, files: 9 },
  "/aviso-legal": { bytes: 102_380, files: 9 },
  "/conoce-nuestra-alarma": { bytes: 102_310, files: 8 },
  "/cookies": { bytes: 102_310, files: 8 },
  "/alarmas-para-casa": { bytes: 107_310, files: 9 },
  "/alarmas-para-casa/chalets": { bytes: 112_210, files: 10 },
  // With the links of the two devices to the choice of a kit.
  "/accesorios-alarma": { bytes: 97_910, files: 8 },
  // With whether the phone is open now, a file that contact has too.
  "/ayuda": { bytes: 106_610, files: 9 },
  // With the lowest price of the kits, and links to the groups.
  "/promociones": { bytes: 109_190, files: 9 },
  "/calcula-tu-alarma": { bytes: 108_620, files: 9 },
  "/configurador": { bytes: 108_620, files: 9 },
  "/te-llamamos": { bytes: 117_450, files: 12 },
  "/checkout?kit=chalet": { bytes: 114_170, files: 11 },
};

test.use({ viewport: { width: 375, height: 800 } });

/** The page's code and texts. Two files come five seconds later, beside nothing. */
const CODE = /\/(assets\/(?!measure-vitals|watch-page)[^/]+\.js|textos\/[^/]+\.json)$/;

/** Opens a page and waits until React answers everywhere. Returns when each file was asked for and had arrived, in milliseconds. */
async function loadCode(
  page: Page,
  path: string,
): Promise<{ name: string; bytes: number; start: number; end: number }[]> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForFunction(() => window.earlyInput === undefined);
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(
        ({ name, encodedBodySize, startTime, responseEnd }) => [name, encodedBodySize, startTime, responseEnd] as const,
      ),
  );
  return entries.filter(([name]) => CODE.test(name)).map(([name, bytes, start, end]) => ({ name, bytes, start, end }));
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} fetches few and small scripts`, async ({ page }) => {
    const files = await loadCode(page, path);
    const weight = { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length };
    console.info(path, weight);
    expect(weight.files, "the page has scripts").toBeGreaterThan(1);
    expect.soft(weight.files).toBeLessThanOrEqual(budget.files);
    expect.soft(weight.bytes).toBeLessThanOrEqual(budget.bytes);
  });
}

for (const path of ["/", "/alarmas-para-casa/chalets", "/checkout?kit=chalet"]) {
  test(`${path} asks for its scripts in two rounds`, async ({ page, context }) => {
    const network = await context.newCDPSession(page);
    // Longer than what separates the requests of a round.
    const speed = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send("Network.emulateNetworkConditions", speed);
    const files = (await loadCode(page, path)).sort((a, b) => a.start - b.start);
    const rounds: number[] = [];
    for (const { start } of files) {
      const before = files.flatMap(({ end }, index) => (end <= start ? [rounds[index] ?? 0] : []));
      rounds.push(1 + Math.max(0, ...before));
    }
    expect(Math.max(...rounds), JSON.stringify(files)).toBeLessThanOrEqual(2);
  });
}
