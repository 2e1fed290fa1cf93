import type { Page } from "@playwright/test";
import { confirm, fillAccount, fillAddress, fillPersonal } from "./checkout-journey.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

// The job that asks again begins later than a slow machine needs for a test.
test.use({ siteEnv: { BACKEND_TIMEOUT_MS: "30000" }, expectedConsoleError: /status of 400/ });

/** Confirms with an account, and the backend takes the order and answers with an error. */
async function loseAnswer(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await page.goto("/checkout?kit=oficina");
  await fillPersonal(page, "No soy de Yoigo", phone);
  await fillAddress(page);
  await fillAccount(page);
  await sandbox.fail({ service: "alarms", path: "/address/", status: 500, afterAccepting: true, times: 1 });
  await confirm(page);
}

withAndWithoutJavaScript(() => {
  test("an order of unknown outcome shows its account, locked, and is sent again", async ({ page, sandbox }) => {
    const before = await sandbox.orders("Alarma para Oficina");
    await loseAnswer(page, sandbox, "600111092");
    await expect(page.getByText("Hasta saberlo no se puede cambiar nada.")).toBeVisible();
    await expect(page.getByText("Titular de la cuenta: Ane López")).toBeVisible();
    await expect(page.getByText("IBAN: ES91 ···· 1332")).toBeVisible();
    await expect(page.getByLabel("IBAN")).toHaveCount(0);
    await page.goto("/eu/checkout");
    await expect(page.getByText("Jakin arte ezin da ezer aldatu.")).toBeVisible();
    await expect(page.getByText("Kontuaren titularra: Ane López")).toBeVisible();
    await page.getByRole("checkbox", { name: /baldintza orokorrak/ }).check();
    await page.getByRole("button", { name: "Baieztatu eskaera, ordaintzeko betebeharrarekin" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Eskerrik asko/ })).toBeVisible();
    const [first, second] = (await sandbox.orders("Alarma para Oficina")).slice(before.length);
    expect(second).toEqual(first);
  });

  test("a refusal of that order unlocks it", async ({ page, sandbox }) => {
    await loseAnswer(page, sandbox, "600111102");
    await expect(page.getByText("IBAN: ES91 ···· 1332")).toBeVisible();
    const message = "Invalid IBAN format";
    await sandbox.fail({ service: "alarms", path: "/address/", status: 400, message, times: 1 });
    await confirm(page);
    await expect(page.getByText("El formato del IBAN no es válido").first()).toBeVisible();
    await expect(page.getByLabel("IBAN")).toBeEditable();
    await fillAccount(page);
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  });
});
