import { chromium } from "@playwright/test";
import measure, { desktopConfig, type Result } from "lighthouse";
import { findBrowser } from "../../tests/launch/browser.ts";
import { freePort } from "../../tests/support/processes.ts";
import { onAllCores } from "../measure/cores.ts";
import type { Bench, Report } from "../scenario.ts";
import { KINDS_OF_PAGES } from "../servers/kinds-of-pages.ts";
import { startShop } from "../servers/shop.ts";

const DEVICES = { mobile: undefined, desktop: desktopConfig };

/** On a busy machine Lighthouse sometimes reports that it could not measure. */
const TRIES = 3;

/** Lighthouse's performance score and what it consists of, for each kind of page. */
export async function lighthouse(bench: Bench): Promise<Report> {
  await using shop = await startShop(bench, { name: "lighthouse shop" });
  const port = await freePort();
  const executablePath = await findBrowser(bench.stop);
  const browser = await onAllCores(() =>
    chromium.launch({
      executablePath,
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    }),
  );
  const lines: Record<string, number[]> = {};
  try {
    for (const [device, config] of Object.entries(DEVICES)) {
      for (const [kind, path] of Object.entries(KINDS_OF_PAGES)) {
        bench.stop.throwIfAborted();
        const { categories, audits } = await run(`${shop.url}${path}`, port, config);
        const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
        lines[`${kind}, ${device}`] = [
          Math.round((categories.performance?.score ?? 0) * 100),
          Math.round(value("largest-contentful-paint")),
          value("cumulative-layout-shift"),
          Math.round(value("total-blocking-time")),
        ];
      }
    }
  } finally {
    await browser.close();
  }
  return {
    title: "Lighthouse",
    rows: [],
    ratios: [],
    grid: { columns: ["performance", "LCP ms", "CLS", "TBT ms"], lines },
    notes: ["One run a page, with Lighthouse's simulated network and CPU."],
  };
}

async function run(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Result> {
  for (let left = TRIES; left > 0; left -= 1) {
    const result = await measure(url, { port, onlyCategories: ["performance"], logLevel: "error" }, config);
    const failed = Object.values(result?.lhr.audits ?? {}).some(({ errorMessage }) => errorMessage !== undefined);
    if (result && !failed) return result.lhr;
  }
  throw new Error(`Lighthouse could not measure ${url} in ${TRIES} tries`);
}
