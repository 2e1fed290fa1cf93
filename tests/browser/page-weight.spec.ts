import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "./test.ts";

/**
 * Upper bounds in bytes: the HTML, the HTML compressed as the site stores it, and the loaders' data inside it. A page that exceeds one
 * sends something that it does not show, or needs a higher bound for a reason.
 */
const BUDGETS = {
  "/": { html: 75_000, compressed: 12_900, data: 25_500 },
  "/alarmas-para-casa/chalets": { html: 85_000, compressed: 15_000, data: 29_500 },
  "/alarmas-para-negocios": { html: 107_000, compressed: 15_400, data: 33_500 },
  // With what each device does on the back of its card, which a phone's front does not say, and a link to ask for its price.
  "/accesorios-alarma": { html: 95_500, compressed: 12_360, data: 29_300 },
  // With the whole price of the kit that it is ordered with, and the part of a house where it stands.
  "/accesorios-alarma/sirena-alarma": { html: 44_800, compressed: 8920, data: 15_800 },
  // With the first paragraph of the four most asked questions, suggested searches, and whether the phone is open.
  "/ayuda": { html: 93_500, compressed: 12_570, data: 26_800 },
  "/promociones": { html: 66_000, compressed: 9700, data: 22_500 },
  "/te-llamamos": { html: 33_900, compressed: 6750, data: 12_200 },
  // With both extras in the selector.
  "/calcula-tu-alarma": { html: 75_000, compressed: 13_050, data: 36_200 },
  "/configurador": { html: 48_500, compressed: 9900, data: 20_200 },
  // The texts of the later steps are sent with those, the texts of the header with every page.
  "/checkout?kit=chalet": { html: 33_900, compressed: 8000, data: 17_400 },
  "/aviso-legal": { html: 53_500, compressed: 9750, data: 17_700 },
};

/**
 * Upper bounds of a page's style sheets together, compressed: the one of all pages, and those of its kind and its parts. A class that
 * pages repeat makes them smaller, but CSS is needed before anything is shown. With forced colours, 40 bytes mark what is chosen.
 */
const CSS_BUDGETS = {
  // With the low opening of other pages that sell, whose picture a phone has too.
  "/": 9_780,
  "/alarmas-para-casa/chalets": 10_160,
  // With the shape of a photograph in the opening of pages that decide.
  "/precio-alarma": 9_930,
  "/conoce-nuestra-alarma": 10_140,
  // With the selector's list of kits; the chosen kit and the result have sheets of their own.
  "/calcula-tu-alarma": 10_030,
  // With the card of the number to call, its picture up to its edges, and that of customers (docs/decisions/0107).
  "/contacto": 10_260,
  "/aviso-legal": 10_150,
  // With the cards of most asked questions.
  "/ayuda": 9_540,
  "/checkout?kit=chalet": 9_050,
  "/accesorios-alarma": 10_100,
  // With the place that says whether the phone is open, for devices that are ordered by phone.
  "/accesorios-alarma/sirena-alarma": 9_820,
};

/** Remix's scripts: nearly all of them is the loaders' data. */
const DATA = /<template id="remix-scripts">(.*?)<\/template>/s;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

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

for (const [path, budget] of Object.entries(CSS_BUDGETS)) {
  test(`the CSS of ${path} is within its budget`, async ({ running }) => {
    const html = await (await fetch(`${running.url}${path}`)).text();
    const sheets = await Promise.all(
      [...html.matchAll(STYLE_SHEET)].map(async ([, href]) => (await fetch(`${running.url}${href}`)).text()),
    );
    expect(sheets.join()).toContain(".button");
    const weight = sheets.reduce((sum, css) => sum + compressedSize(css), 0);
    expect(weight).toBeLessThanOrEqual(budget);
  });
}

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
