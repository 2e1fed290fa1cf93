import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** Upper bounds of the scripts and texts that a first visit fetches before the first tap: bytes as the site sends them, and files. */
const BUDGETS = {
  "/": { bytes: 153_800, files: 14 },
  "/aviso-legal": { bytes: 139_600, files: 10 },
  "/conoce-nuestra-alarma": { bytes: 134_700, files: 11 },
  "/cookies": { bytes: 133_000, files: 9 },
  "/alarmas-para-casa": { bytes: 154_200, files: 13 },
  "/alarmas-para-casa/chalets": { bytes: 142_700, files: 14 },
  "/accesorios-alarma": { bytes: 121_500, files: 9 },
  "/ayuda": { bytes: 139_000, files: 11 },
  "/promociones": { bytes: 134_900, files: 9 },
  "/calcula-tu-alarma": { bytes: 160_900, files: 15 },
  "/configurador": { bytes: 153_800, files: 13 },
  "/te-llamamos": { bytes: 147_900, files: 12 },
  "/checkout?kit=chalet": { bytes: 137_600, files: 12 },
};

test.use({ viewport: { width: 375, height: 800 } });

/** The page's code and texts. Two files come five seconds later, beside nothing. */
const CODE = /\/(assets\/(?!measure-vitals|watch-page)[^/]+\.js|textos\/[^/]+\.json)$/;

interface CodeFile {
  name: string;
  bytes: number;
  /** When it was asked for and when it had arrived, in milliseconds. */
  start: number;
  end: number;
}

/** Opens a page and waits until React answers everywhere. Returns the files of code. */
async function loadCode(page: Page, path: string): Promise<CodeFile[]> {
  await page.goto(path);
  await waitForHydration(page);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize: bytes, startTime: start, responseEnd: end }) => ({ name, bytes, start, end })),
  );
  return files.filter(({ name }) => CODE.test(name));
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
