import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { execa } from "execa";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { placeOrder } from "./checkout-journey.ts";
import { PAGE_CODE } from "./page-state.ts";
import { monthlyPrice, monthlyTotal } from "./prices.ts";
import { expect, test } from "./test.ts";

/* A browser that is older than those of `browserslist` in package.json (docs/rules.md#browsers). */

const PAGES = [...PAGE_OF_EACH_KIND, "/encuesta", "/te-llamamos", "/checkout?kit=piso"];

/** Place and size of each element in the page's container, in whole pixels. */
const boxesOf = (page: Page) =>
  page.locator("#react-root *").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.className, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

/** The rules within rules of the page's styles, which a browser without nesting drops. */
const nestedRules = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const search = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.cssRules.length > 0) found.push(rule.cssText);
        else if (rule instanceof CSSGroupingRule) search(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) search(sheet.cssRules);
    return found;
  });

test.describe("an older browser", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Intl, "Segmenter"));
  });

  test("shows each kind of page as without JavaScript, and asks for no code", async ({ page, browser, baseURL }) => {
    const code: string[] = [];
    page.on("request", (request) => {
      if (PAGE_CODE.test(request.url())) code.push(request.url());
    });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize(), baseURL });
    const without = await context.newPage();
    for (const path of PAGES) {
      await test.step(path, async () => {
        for (const one of [page, without]) await one.goto(path, { waitUntil: "networkidle" });
        expect(await boxesOf(page)).toEqual(await boxesOf(without));
        expect(await nestedRules(page)).toEqual([]);
      });
    }
    expect(code).toEqual([]);
    await context.close();
  });

  test("orders a kit at the price that it shows", async ({ page, sandbox }) => {
    await page.goto("/alarmas-para-casa/pisos?client=false");
    const price = monthlyPrice("piso", { status: "notClient" });
    await expect(page.getByText(price).first()).toBeVisible();
    await page.getByRole("button", { name: "Lo quiero" }).first().click();
    await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(price);
    await placeOrder(page, { status: "No soy de Yoigo", phone: "600111093" });
    const orders = await sandbox.orders("Alarma para Piso");
    expect(orders.at(-1)?.price).toBe(monthlyTotal("piso", { status: "notClient" }).toFixed(2));
  });
});

const checkScripts = (files: string) =>
  execa("es-check", ["checkBrowser", "--module", "--checkFeatures", "--noColor", files], {
    preferLocal: true,
    reject: false,
  });

/** With the exceptions of `biome.json`. */
const checkStyles = (files: string[]) =>
  execa("biome", ["lint", "--only=suspicious/useBaseline", "--vcs-use-ignore-file=false", ...files], {
    preferLocal: true,
    reject: false,
  });

/** What browsers that get everything may lack (docs/rules.md#browsers), and the tool that finds it in what the build made. */
test.describe("a newer feature", () => {
  test("is in no built script or style", async () => {
    const scripts = await checkScripts("build/client/assets/*.js");
    expect(scripts.exitCode, scripts.stdout).toBe(0);
    const styles = await checkStyles(globSync("build/client/assets/*.css"));
    expect(styles.exitCode, styles.stderr).toBe(0);
  });

  for (const [name, code] of [
    ["function.js", "export const ready = Promise.try(() => 1);"],
    ["method.js", "export const all = new Set([1]).union(new Set([2]));"],
    ["property.css", "textarea { field-sizing: content }"],
    ["function.css", "p { width: abs(-1px) }"],
  ] as const) {
    test(`is found in ${name}`, async ({ page: _ }, info) => {
      const file = info.outputPath(name);
      await writeFile(file, code);
      const { exitCode } = name.endsWith("js") ? await checkScripts(file) : await checkStyles([file]);
      expect(exitCode).toBe(1);
    });
  }
});
