import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../tests/launch/browser.ts";
import { onAllCores } from "../measure/cores.ts";
import type { Bench, Report } from "../scenario.ts";
import { KINDS_OF_PAGES } from "../servers/kinds-of-pages.ts";
import { startShop } from "../servers/shop.ts";
import { fetchAnswer } from "../servers/stored-answer.ts";

/** What a first visit of each kind of page loads, on a phone, without touching it. */
export async function bytes(bench: Bench): Promise<Report> {
  await using shop = await startShop(bench, { name: "bytes shop" });
  const executablePath = await findBrowser(bench.stop);
  const browser = await onAllCores(() => chromium.launch({ executablePath, args: ["--no-sandbox"] }));
  const lines: Record<string, number[]> = {};
  try {
    for (const [kind, path] of Object.entries(KINDS_OF_PAGES)) {
      bench.stop.throwIfAborted();
      const html = await fetchAnswer(`${shop.url}${path}`, { "accept-encoding": "identity" });
      // An empty cache for each page.
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
      const loaded = await load(await context.newPage(), `${shop.url}${path}`);
      await context.close();
      const total = (type: string) =>
        loaded.filter((file) => file.type === type).reduce((sum, { size }) => sum + size, 0);
      lines[kind] = [
        kilobytes(html.body.length),
        kilobytes(total("Document")),
        kilobytes(total("Script")),
        loaded.filter(({ type }) => type === "Script").length,
        kilobytes(total("Stylesheet")),
        kilobytes(total("Font")),
        kilobytes(loaded.find(({ type }) => type === "Image")?.size ?? 0),
      ];
    }
  } finally {
    await browser.close();
  }
  return {
    title: "First visit, in KB",
    rows: [],
    ratios: [],
    grid: { columns: COLUMNS, lines },
    notes: ["All but the first column compressed and with headers, as a browser counts them."],
  };
}

const COLUMNS = ["HTML", "compressed", "scripts", "script files", "CSS", "fonts", "first picture"];

const kilobytes = (size: number) => Math.round(size / 100) / 10;

interface LoadedFile {
  /** 'Document', 'Script', 'Stylesheet', 'Font', 'Image'. */
  type: string;
  /** Bytes over the network. */
  size: number;
}

/** Everything that a page loads by itself, in the order of its requests. */
async function load(page: Page, url: string): Promise<LoadedFile[]> {
  const files = new Map<string, LoadedFile>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
    if (!request.url.startsWith("data:")) files.set(requestId, { type, size: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.size = encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  return [...files.values()];
}
