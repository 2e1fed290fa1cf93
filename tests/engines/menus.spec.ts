import { waitForHydration } from "#tests/browser/page-state.ts";
import type { Tab } from "#tests/support/tab.ts";
import { expectAttribute, expectPath, expectTop, test } from "./test.ts";

const menu = (tab: Tab) => tab.getByRole("navigation", { name: "Menú principal" });
const arrow = (tab: Tab) => menu(tab).getByRole("button", { name: "Abrir «Nuestras alarmas»" });
/** It is in the submenu, and in the footer of the page. */
const chalets = (tab: Tab) => menu(tab).getByRole("link", { name: "Alarma para chalet" });

test.describe("a menu", () => {
  test.beforeEach(async ({ tab }) => {
    await tab.goto("/");
    await waitForHydration(tab);
  });

  test("opens by hover, and closes when the pointer leaves", async ({ tab }) => {
    await menu(tab).getByRole("link", { name: "Nuestras alarmas" }).hover();
    await chalets(tab).waitFor();
    await tab.getByRole("heading", { level: 1 }).hover();
    await chalets(tab).waitFor({ state: "hidden" });
  });

  test("opens by keyboard, and closes by Escape", async ({ tab }) => {
    await arrow(tab).focus();
    await tab.keyboard.press("Enter");
    await expectAttribute(arrow(tab), "aria-expanded", "true");
    await chalets(tab).waitFor();
    await tab.keyboard.press("Escape");
    await chalets(tab).waitFor({ state: "hidden" });
  });

  test("leads to a page, and closes", async ({ tab }) => {
    await menu(tab).getByRole("link", { name: "Nuestras alarmas" }).hover();
    await chalets(tab).click();
    await expectPath(tab, "/alarmas-para-casa/chalets");
    await tab.getByRole("heading", { level: 1, name: "Alarma para Chalet" }).waitFor();
    await chalets(tab).waitFor({ state: "hidden" });
  });

  test("that a tap opened without focus closes by a tap elsewhere", async ({ tab }) => {
    // On an iPad a tap gives no focus to a button, and there is no pointer that leaves.
    await tab.evaluate(() => document.querySelector<HTMLButtonElement>(".main-menu button")?.click());
    await expectAttribute(arrow(tab), "aria-expanded", "true");
    await tab.getByRole("heading", { level: 1 }).click();
    await expectAttribute(arrow(tab), "aria-expanded", "false");
  });
});

test("the sidebar closes by Escape and Back, and leads to a page at its top", async ({ tab }) => {
  await tab.setViewportSize({ width: 800, height: 700 });
  await tab.goto("/");
  await waitForHydration(tab);
  const button = tab.getByRole("link", { name: "Menú" });
  const sidebar = tab.getByRole("dialog", { name: "Menú" });
  await button.click();
  await sidebar.waitFor();
  await tab.keyboard.press("Escape");
  await sidebar.waitFor({ state: "hidden" });
  await expectPath(tab, "/");
  await button.click();
  await sidebar.waitFor();
  await tab.goBack();
  await sidebar.waitFor({ state: "hidden" });
  await button.click();
  await sidebar.getByText("Nuestras alarmas").first().click();
  await sidebar.getByRole("link", { name: "Alarma para chalet" }).click();
  await expectPath(tab, "/alarmas-para-casa/chalets");
  await sidebar.waitFor({ state: "hidden" });
  await expectTop(tab);
  await tab.goBack();
  await expectPath(tab, "/");
  await sidebar.waitFor({ state: "hidden" });
});
