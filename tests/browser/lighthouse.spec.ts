import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#tests/support/processes.ts";
import { expect, test } from "./test.ts";

/** Of a page's code, compressed: what it has now and a little more. Whoever needs more of it says why. */
const MOST_SCRIPT_BYTES = 265_000;

/** What Lighthouse says of a page on a phone: without a fault, nothing moves while it loads, and no more code than it needs. */
for (const path of ["/", "/alarmas-para-casa/chalets"]) {
  test(`${path} has accessibility 100, best practices 100, a layout shift of 0 and little code`, async ({
    running,
  }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(`${running.url}${path}`, {
        port,
        onlyCategories: ["accessibility", "best-practices", "performance", "seo"],
        logLevel: "error",
      });
      if (!result) throw new Error("Lighthouse gave no result");
      const { categories, audits } = result.lhr;
      const failed = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
        scoreDisplayMode === "binary" && score === 0 ? [id] : [],
      );
      test.info().annotations.push({ type: "performance", description: String(categories.performance?.score) });
      console.info(
        path,
        Object.values(categories)
          .map(({ id, score }) => `${id} ${score}`)
          .join(", "),
        failed,
      );
      expect.soft(categories.accessibility?.score).toBe(1);
      expect.soft(categories["best-practices"]?.score, failed.join()).toBe(1);
      expect.soft(scriptBytes(audits["network-requests"])).toBeLessThan(MOST_SCRIPT_BYTES);
      expect.soft(audits["cumulative-layout-shift"]?.numericValue).toBe(0);
    } finally {
      await browser.close();
    }
  });
}

/** What came over the wire for scripts. */
function scriptBytes(requests: Result["audits"][string] | undefined): number {
  const details = requests?.details;
  if (details?.type !== "table") throw new Error("Lighthouse lists no requests");
  const sizes = details.items.map(({ resourceType, transferSize }) =>
    resourceType === "Script" && typeof transferSize === "number" ? transferSize : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
