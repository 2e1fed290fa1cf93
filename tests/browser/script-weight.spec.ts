import { brotliCompressSync, constants } from "node:zlib";
import type { Response } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** Upper bounds of the scripts that a first visit fetches before the first tap: bytes as the site stores them, and files. */
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

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} fetches few and small scripts`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    const weigh = (response: Response) => {
      // These come five seconds later, beside nothing. On a slow machine the page is still being weighed.
      if (/measure-vitals|watch-page/.test(response.url())) return;
      if (response.request().resourceType() === "script") bodies.push(response.body());
    };
    page.on("response", weigh);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    page.off("response", weigh);
    const sizes = (await Promise.all(bodies)).map(
      (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    );
    const weight = { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
    console.info(path, weight);
    expect(weight.files, "the page has scripts").toBeGreaterThan(1);
    expect.soft(weight.files).toBeLessThanOrEqual(budget.files);
    expect.soft(weight.bytes).toBeLessThanOrEqual(budget.bytes);
  });
}
