import type { Page } from "@playwright/test";
import { expectNoViolations } from "./page-checks.ts";
import { VISITOR, waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

// The site does not count browsers that say that nobody sits in front of them.
test.use({ userAgent: VISITOR });

/** Writes down in the tab what its pages send, also those that are left. */
async function keepBeacons(page: Page) {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, text) => {
      sessionStorage.setItem("sent", `${sessionStorage.getItem("sent") ?? ""}${url} ${text}\n`);
      return send(url, text);
    };
  });
  return async () => {
    const sent = await page.evaluate(() => sessionStorage.getItem("sent"));
    return (sent ?? "").trim().split("\n");
  };
}

test("a page tells once that it is shown, and when it is left how quick it was, and nothing else", async ({ page }) => {
  const beacons = await keepBeacons(page);
  await page.goto("/alarmas-para-casa?utm_id=otono&utm_source=ane@example.com");
  await waitForHydration(page);
  const isMeasuring = page.waitForResponse(/measure-vitals-.*\.js$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Kit Piso/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/alarmas-para-casa\/pisos/);
  await (await isMeasuring).finished();
  // The module runs once it has arrived.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.goto("/contacto");
  await waitForHydration(page);
  const sent = await beacons();
  const visits = sent.filter((line) => line.startsWith("/visit"));
  expect(visits).toEqual([
    "/visit /alarmas-para-casa?utm_id=otono",
    "/visit /alarmas-para-casa/pisos?utm_id=otono",
    "/visit /contacto",
  ]);
  const [vitals, ...more] = sent.filter((line) => line.startsWith("/vitals "));
  expect(more).toEqual([]);
  const measured = JSON.parse(vitals?.replace("/vitals ", "") ?? "");
  expect(measured).toMatchObject({ page: "/alarmas-para-casa", screen: "large", TTFB: expect.any(Number) });
  expect(
    Object.keys(measured).filter((name) => !["page", "screen", "LCP", "INP", "CLS", "TTFB"].includes(name)),
  ).toEqual([]);
});

test("the Studio draws the site's counts, compares periods and saves them", async ({ page, studio, running }) => {
  test.slow();
  await page.goto("/alarmas-para-casa/chalets?utm_id=radio");
  await waitForHydration(page);
  await page.goto("/checkout?kit=chalet&utm_id=radio");
  await studio.openTool("embudo");
  const row = (event: string) => page.locator(`[data-event="${event}"]`);
  await expect(row("kit")).toContainText("Kit elegido", { timeout: 60_000 });
  await page.getByLabel("Campaña").selectOption("radio");
  await page.getByLabel("Repartido por").selectOption("page");
  await expect(row("visit").getByRole("cell").first()).toHaveText("1");
  await expect(row("kit").getByRole("cell").first()).toHaveText("1");
  await expect(page.getByTestId("breakdown")).toContainText("/alarmas-para-casa/chalets");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^embudo-.*\.csv$/);
  for (const table of ["funnel", "beside", "breakdown"]) await expectNoViolations(page, `[data-testid="${table}"]`);
  await expectNoViolations(page, "select");
  const refused = await page.request.get(`${running.url}/counts`, { headers: { Authorization: "Bearer no" } });
  expect(refused.status()).toBe(401);
});

test.describe("while the site does not answer", () => {
  test.use({ expectedConsoleError: /^Error: La web no contesta|Failed to load resource: net::ERR_CONNECTION_REFUSED/ });

  test("the Studio says so, and logs why", async ({ page, studio }) => {
    test.slow();
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("Error: La web no contesta"));
    await page.route("**/counts?**", (route) => route.abort("connectionrefused"));
    await studio.openTool("embudo");
    await expect(page.getByRole("alert")).toContainText("La web no contesta en http://localhost", { timeout: 60_000 });
    const [error] = (await logged).args();
    expect(await error?.evaluate((value: Error) => String(value.cause))).toBe("TypeError: Failed to fetch");
  });
});
