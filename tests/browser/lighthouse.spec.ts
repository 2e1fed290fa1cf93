import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#tests/support/processes.ts";
import { expect, test } from "./test.ts";

/** What moves when the font arrives after the first paint, as it can on a busy machine (slow-page.spec.ts). */
const MAX_FONT_SHIFT = 0.005;

// Lighthouse measures a page on a phone. One test after the other, because two at once slow each other down.
test.describe.configure({ mode: "default" });

for (const path of ["/", "/alarmas-para-casa/chalets"]) {
  test(`${path} has accessibility 100, best practices 100 and a layout shift of 0`, async ({ running }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    });
    try {
      const { categories, audits } = await measure(`${running.url}${path}`, port);
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
      expect.soft(shiftWithoutFont(audits["layout-shifts"])).toBe(0);
      expect.soft(audits["cumulative-layout-shift"]?.numericValue).toBeLessThan(MAX_FONT_SHIFT);
    } finally {
      await browser.close();
    }
  });
}

/** On a busy machine Lighthouse sometimes reports that it could not measure. A result it did measure always counts. */
const TRIES = 3;

async function measure(url: string, port: number): Promise<Result> {
  for (let left = TRIES; left > 0; left--) {
    const onlyCategories = ["accessibility", "best-practices", "performance", "seo"];
    const result = await lighthouse(url, { port, onlyCategories, logLevel: "error" });
    if (!result) throw new Error("Lighthouse returned no result");
    const failures = Object.values(result.lhr.audits).flatMap(({ id, errorMessage }) =>
      errorMessage ? [`${id}: ${errorMessage}`] : [],
    );
    if (failures.length === 0) return result.lhr;
    console.info(`      Lighthouse could not measure ${url}: ${failures[0]}`);
  }
  throw new Error(`Lighthouse could not measure ${url} in ${TRIES} tries`);
}

/** The layout shift that has another cause than the font. */
function shiftWithoutFont(shifts: Result["audits"][string] | undefined): number {
  const details = shifts?.details;
  if (details?.type !== "table") throw new Error("Lighthouse lists no layout shifts");
  return details.items
    .filter(({ subItems }) => !subItems?.items.some(({ extra }) => /\.woff2/.test(JSON.stringify(extra))))
    .reduce((sum, { score }) => sum + (typeof score === "number" ? score : Number.NaN), 0);
}
