import type { Page } from "@playwright/test";
import { holdRequests, waitForHydration } from "./page-state.ts";
import { type SlowSite, serveSlowly } from "./slow-site.ts";
import { expect, test } from "./test.ts";

test("a page that is touched before its end arrives is hydrated with all its data", async ({ page, running }) => {
  const site = await serveSlowly(running.url, "/ayuda", (html) => {
    const middle = html.indexOf('id="remix-scripts"') + 2_000;
    return [html.subarray(0, middle), html.subarray(middle)];
  });
  try {
    await page.goto(`${site.url}/ayuda`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).click();
    await site.sendNext();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await site.close();
  }
});

const PAGES = [
  "/",
  "/alarmas-para-casa",
  "/alarmas-para-casa/chalets",
  "/alarmas-para-negocios/tienda",
  "/alarmas-para-casa-precios",
  "/promociones",
  "/accesorios-alarma/camara-vision-nocturna",
  "/conoce-nuestra-alarma",
  "/ayuda",
  "/contacto",
  "/te-llamamos",
  "/checkout?kit=chalet",
];
const SCREENS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];
const PARTS = 12;

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of PAGES) {
      test(`nothing of ${path} moves while it arrives`, async ({ page, running }) => {
        const site = await serveSlowly(running.url, path, inParts);
        try {
          expect(await shiftsDuringArrival(page, site, path)).toEqual([]);
        } finally {
          await site.close();
        }
      });
    }

    // Its letters are not exactly as wide as those of the machine's font: menus move by some pixels. 0.1 is what a visitor notices.
    for (const path of PAGES) {
      test(`next to nothing of ${path} moves when its font arrives late`, async ({ page, running }) => {
        const sendFont = await holdRequests(page, /\.woff2$/);
        await page.addInitScript(listShifts);
        await page.goto(running.url + path, { waitUntil: "domcontentloaded" });
        await expect.poll(() => page.evaluate(isPainted)).toBe(true);
        const font = page.waitForResponse(/\.woff2$/);
        sendFont();
        await font;
        await page.evaluate(async () => void (await document.fonts.ready));
        await waitForHydration(page);
        await page.evaluate(nextFrames);
        expect(await page.evaluate(() => Object(window).shift)).toBeLessThan(0.01);
      });
    }

    // Not every browser waits for the HTML before it shows a page. What is bought must not move in those either.
    test("the offer of a kit's page does not move where the browser shows a part of it", async ({ page, running }) => {
      const path = "/alarmas-para-casa/chalets";
      const site = await serveSlowly(running.url, path, (html) => inParts(withoutWaiting(html)));
      try {
        const moved = await shiftsDuringArrival(page, site, path);
        expect(moved.filter((element) => element.startsWith("main "))).toEqual([]);
      } finally {
        await site.close();
      }
    });
  });
}

/** The page's head, and its body in parts of equal length. */
function inParts(html: Buffer): Buffer[] {
  const body = html.indexOf("<body");
  const length = Math.ceil((html.length - body) / PARTS);
  const starts = Array.from({ length: PARTS }, (_, part) => body + part * length);
  return [html.subarray(0, body), ...starts.map((start) => html.subarray(start, start + length))];
}

function withoutWaiting(html: Buffer): Buffer {
  const whole = html.toString();
  const changed = whole.replace('blocking="render"', 'blocking=""');
  expect(changed).not.toBe(whole);
  return Buffer.from(changed);
}

/** Loads a page part by part, each of which can be painted before the next one. Returns the elements that moved by themselves. */
async function shiftsDuringArrival(page: Page, site: SlowSite, path: string): Promise<string[]> {
  await page.addInitScript(listShifts);
  const whole = page.goto(site.url + path);
  await expect.poll(() => page.url()).toBe(site.url + path);
  while (site.hasNext()) {
    await site.sendNext();
    await page.evaluate(nextFrames);
  }
  await whole;
  await waitForHydration(page);
  await page.evaluate(nextFrames);
  return page.evaluate(() => Object(window).shifts);
}

function listShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts, shift: 0 });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, value } of list.getEntries().map(Object)) {
      if (hadRecentInput) continue;
      for (const { node } of sources) {
        const isInMain = (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement)?.closest("main");
        shifts.push(`${isInMain ? "main" : "around"} ${node?.nodeName} ${node?.textContent.slice(0, 60)}`);
      }
      Object(window).shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Two frames. A page that is not shown yet has none: then there is nothing to wait for. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 100);
  });
}
