import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "./test.ts";

/**
 * Upper bounds in bytes: the HTML, the HTML compressed as the site stores it, and the loaders' data inside it. A page that exceeds one
 * sends something that it does not show, or needs a higher bound for a reason.
 */
const BUDGETS = {
  "/": { html: 75_000, compressed: 15_400, data: 25_500 },
  "/alarmas-para-casa/chalets": { html: 87_500, compressed: 17_350, data: 30_000 },
  "/alarmas-para-negocios": { html: 101_500, compressed: 17_600, data: 29_500 },
  "/accesorios-alarma": { html: 93_200, compressed: 13_800, data: 27_200 },
  "/accesorios-alarma/sirena-alarma": { html: 44_800, compressed: 10_400, data: 16_000 },
  "/ayuda": { html: 91_000, compressed: 14_000, data: 26_000 },
  "/promociones": { html: 63_500, compressed: 11_500, data: 19_500 },
  "/te-llamamos": { html: 33_500, compressed: 8500, data: 11_500 },
  "/calcula-tu-alarma": { html: 114_500, compressed: 16_100, data: 29_500 },
  "/configurador": { html: 48_500, compressed: 12_000, data: 20_500 },
  // The texts of the later steps are sent with those, the texts of the header with every page.
  "/checkout?kit=chalet": { html: 33_800, compressed: 9950, data: 16_800 },
  "/aviso-legal": { html: 51_000, compressed: 11_500, data: 17_000 },
};

/** Upper bound of the CSS, compressed. A class that pages repeat makes them smaller, but the CSS is needed before anything is shown. */
const CSS_BUDGET = 10_000;

const DATA = /<script type="application\/json" id="loader-data">(.*?)<\/script>/s;

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} is within its budget`, async ({ running }) => {
    const html = await (await fetch(`${running.url}${path}`)).text();
    const [, data = ""] = DATA.exec(html) ?? [];
    const weight = {
      html: Buffer.byteLength(html),
      compressed: compressedSize(html),
      data: Buffer.byteLength(data),
    };
    expect(weight.data, "the page has its data").toBeGreaterThan(0);
    for (const part of ["html", "compressed", "data"] as const) {
      expect(weight[part], part).toBeLessThanOrEqual(budget[part]);
    }
  });
}

test("the CSS is within its budget", async ({ running }) => {
  const html = await (await fetch(running.url)).text();
  const [, href = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const css = await (await fetch(running.url + href)).text();
  expect(css).toContain(".button");
  expect(compressedSize(css)).toBeLessThanOrEqual(CSS_BUDGET);
});

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
