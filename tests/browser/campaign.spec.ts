import type { Page } from "@playwright/test";
import { blockStorage, STORAGE_IS_BLOCKED, waitForHydration } from "./page-state.ts";
import { answer, answerAll, CHALET, result, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

/** Its id cannot be part of a picture's address, which is hexadecimal. */
const ARRIVAL = "utm_id=xyz7&utm_source=mail&utm_campaign=verano";
const CAMPAIGN = { utm_id: "xyz7", utm_source: "mail", utm_campaign: "verano" };

const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("utm") ?? "null"));

/** The links to pages of this site that lack the campaign's id. '#main' stays on the page. */
const linksWithoutCampaign = (page: Page) =>
  page.evaluate(() =>
    [...document.links]
      .filter(({ origin, href }) => origin === location.origin && !href.includes("utm_id=xyz7"))
      .map((link) => link.getAttribute("href"))
      .filter((href) => href !== "#main"),
  );

test("the campaign is stored, and every link carries its id: in new tabs, the quiz and the checkout", async ({
  page,
  context,
}) => {
  await page.goto(`/alarmas-para-casa?${ARRIVAL}#kits`);
  await waitForHydration(page);
  // Sections far down the page get their code when the visitor comes near.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      // The browser reports what came into view after it has drawn twice.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => linksWithoutCampaign(page)).toEqual([]);
  expect(await stored(page)).toEqual(CAMPAIGN);
  await expect(page.getByRole("link", { name: "900 622 550" }).first()).toHaveAttribute("href", "tel:900622550");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain("utm");

  const opened = context.waitForEvent("page");
  const kit = page.getByRole("link", { name: "Me interesa Kit Piso" }).first();
  await kit.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/alarmas-para-casa\/pisos\?utm_id=xyz7$/);
  await kit.click();
  await expect(page).toHaveURL(/\/alarmas-para-casa\/pisos\?utm_id=xyz7$/);
  await page.getByRole("link", { name: "Contrata como quieras" }).click();
  await expect(page).toHaveURL(/\/pisos\?utm_id=xyz7#contrata-piso$/);
  await page.goBack();
  await page.getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page).toHaveURL(/\/checkout\?kit=piso&utm_id=xyz7$/);

  await page.goto("/calcula-tu-alarma");
  await waitForHydration(page);
  await start(page);
  await answer(page, "Chalet");
  await expect(page).toHaveURL(/\?lugar=casa&vivienda=chalet&utm_id=xyz7$/);
  // The browser has the new URL before the page is drawn for it.
  const inBasque = page.getByRole("link", { name: "Euskara" }).first();
  await expect(inBasque).toHaveAttribute("href", /vivienda=chalet/);
  await inBasque.click();
  await expect(page).toHaveURL(/\/eu\/calcula-tu-alarma\?lugar=casa&vivienda=chalet&utm_id=xyz7$/);
  expect(await stored(page)).toEqual(CAMPAIGN);
  await page.goto("/contacto?utm_source=radio");
  await expect.poll(() => stored(page)).toEqual({ utm_source: "radio" });
});

test("the quiz on the home page keeps the campaign", async ({ page }) => {
  await page.goto(`/?${ARRIVAL}`);
  await waitForHydration(page);
  await start(page);
  await expect(page).toHaveURL(/\/calcula-tu-alarma\?lugar=casa&utm_id=xyz7$/);
  expect(await stored(page)).toEqual(CAMPAIGN);
});

test("the quiz leads a visitor of a campaign to a kit", async ({ page }) => {
  await page.goto(`/calcula-tu-alarma?${ARRIVAL}`);
  await waitForHydration(page);
  await start(page);
  await answerAll(page, CHALET);
  await expect(result(page)).toBeVisible();
});

test.describe("with blocked storage", () => {
  test.use({ expectedConsoleError: STORAGE_IS_BLOCKED });

  test("links stay as they are", async ({ page }) => {
    await blockStorage(page, "sessionStorage");
    await page.goto(`/alarmas-para-casa?${ARRIVAL}`);
    await page.getByRole("link", { name: "Me interesa Kit Piso" }).first().click();
    await expect(page).toHaveURL(/\/alarmas-para-casa\/pisos$/);
  });
});
