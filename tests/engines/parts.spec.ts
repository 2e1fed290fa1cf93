import { waitForHydration } from "#tests/browser/page-state.ts";
import { monthlyPrice } from "#tests/browser/prices.ts";
import type { Tab } from "#tests/support/tab.ts";
import { expect, expectAttribute, expectPath, expectText, expectTop, test } from "./test.ts";

const KIT = "/alarmas-para-casa/chalets";

/** Opens a page, which then answers to clicks. */
async function open(tab: Tab, path: string) {
  await tab.goto(path);
  await waitForHydration(tab);
}

test("a dialog closes by Escape and Back, and leads to the order at its top", async ({ tab }) => {
  await open(tab, KIT);
  const button = tab.getByRole("link", { name: "Contrata como quieras" });
  const dialog = tab.getByRole("dialog", { name: "Contrata como quieras" });
  await button.click();
  await expectText(dialog, "900 622 550");
  await tab.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await button.click();
  await dialog.waitFor();
  await tab.goBack();
  await dialog.waitFor({ state: "hidden" });
  await expectPath(tab, KIT);
  await button.click();
  await dialog.getByRole("link", { name: "Seguir online" }).click();
  await expectPath(tab, "/checkout?kit=chalet");
  await tab.getByLabel("Nombre").waitFor();
  await expectTop(tab);
});

test("the entries of an accordion open one at a time", async ({ tab }) => {
  await open(tab, "/_ui");
  const entries = tab.locator('[data-example="accordion"]');
  await entries.locator("summary").last().click();
  await tab.locator("#example-1").waitFor();
  await entries.locator("summary").first().click();
  await tab.locator("#example-0").waitFor();
  await tab.locator("#example-1").waitFor({ state: "hidden" });
});

test("a card turns over and back, by click and by keyboard", async ({ tab }) => {
  await open(tab, "/accesorios-alarma");
  const card = tab.locator(".flip-card:has(details)").first();
  const side = card.locator("summary");
  await side.click();
  await card.locator("details[open]").waitFor();
  await side.focus();
  await tab.keyboard.press("Enter");
  await card.locator("details:not([open])").waitFor();
});

test("the buttons of a carousel move it to its end", async ({ tab }) => {
  await open(tab, "/_ui");
  await tab.locator('[data-example="carousel"] li').first().hover();
  const next = tab.getByRole("button", { name: "Ver siguientes" });
  const previous = tab.getByRole("button", { name: "Ver anteriores" });
  await expectAttribute(previous, "aria-disabled", "true");
  await next.click();
  await expectAttribute(previous, "aria-disabled", null);
  // By keyboard: a click would wait for ever where the move before it ends at the end.
  await next.focus();
  await expect
    .poll(async () => {
      await tab.keyboard.press("Enter");
      return await next.getAttribute("aria-disabled");
    })
    .toBe("true");
});

test("the status switch changes the prices", async ({ tab }) => {
  await open(tab, KIT);
  const main = tab.getByRole("main");
  const status = tab.getByRole("navigation", { name: /Precios para/ });
  await expectText(main, monthlyPrice("chalet"));
  await status.getByRole("link", { name: "No soy de Yoigo" }).click();
  await expectPath(tab, `${KIT}?client=false`);
  await expectText(main, /19,90 €\/mes/);
  await status.getByRole("link", { name: "Soy de Yoigo", exact: true }).click();
  await expectPath(tab, `${KIT}?client=true`);
  await expectText(main, monthlyPrice("chalet"));
});
