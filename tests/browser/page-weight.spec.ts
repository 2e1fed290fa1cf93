import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "./test.ts";

/**
 * Upper bounds in bytes, 3 % above today: the HTML, the HTML compressed as the site stores it, and Remix's scripts with the loaders' data
 * inside it. A page that exceeds one sends something that it does not show, or needs a higher bound for a reason.
 */
const BUDGETS = {
  "/": { html: 74_540, compressed: 14_260, data: 22_820 },
  "/alarmas-para-casa/chalets": { html: 91_200, compressed: 16_810, data: 28_570 },
  "/alarmas-para-negocios": { html: 89_800, compressed: 15_580, data: 26_940 },
  "/accesorios-alarma": { html: 101_640, compressed: 14_610, data: 29_190 },
  "/accesorios-alarma/sirena-alarma": { html: 46_380, compressed: 10_410, data: 15_450 },
  "/ayuda": { html: 99_610, compressed: 14_860, data: 28_610 },
  "/promociones": { html: 64_490, compressed: 11_730, data: 21_540 },
  "/te-llamamos": { html: 31_720, compressed: 7280, data: 10_130 },
  "/calcula-tu-alarma": { html: 59_900, compressed: 12_620, data: 26_760 },
  "/configurador": { html: 45_080, compressed: 10_160, data: 17_410 },
  "/checkout?kit=chalet": { html: 27_780, compressed: 7630, data: 12_040 },
  "/aviso-legal": { html: 49_590, compressed: 10_690, data: 17_580 },
};

/**
 * Upper bounds of a page's style sheets together, compressed: the one of all pages, and those of its kind and its parts. A class that
 * pages repeat makes them smaller, but CSS is needed before anything is shown. Fewer sheets, with
 * utilities where a component has few rules, cost 400 bytes a page; text of twice the size and browsers without nested rules 330.
 */
const CSS_BUDGETS = {
  "/": 10_590,
  "/alarmas-para-casa/chalets": 10_820,
  "/precio-alarma": 10_700,
  "/conoce-nuestra-alarma": 10_970,
  "/calcula-tu-alarma": 10_460,
  "/contacto": 11_030,
  "/aviso-legal": 10_890,
  "/ayuda": 10_040,
  "/checkout?kit=chalet": 9_800,
  "/accesorios-alarma": 10_680,
  "/accesorios-alarma/sirena-alarma": 10_410,
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
