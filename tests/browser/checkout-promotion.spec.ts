import type { Page } from "@playwright/test";
import { confirm, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

const code = (page: Page) => page.getByLabel("Código promocional");
const link = (page: Page) => page.getByText("Tengo un código promocional");

async function openConfirmation(page: Page, phone: string) {
  await openAddressStep(page, { phone });
  await expect(link(page)).toHaveCount(0);
  await fillAddress(page);
  await expect(link(page)).toBeVisible();
  await expect(code(page)).toBeHidden();
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ expectedConsoleError: /status of (400|422)/ });

  test("a wrong code opens the field with its message, and a right one is ordered", async ({ page, sandbox }) => {
    await openConfirmation(page, "600111081");
    await link(page).click();
    if (javaScriptEnabled) await expect(code(page)).toBeFocused();
    await code(page).fill("verano");
    await confirm(page);
    await expect(code(page)).toBeVisible();
    await expect(code(page)).toHaveAccessibleDescription(/El código promocional no es correcto/);
    await expect(code(page)).toBeFocused();
    await code(page).fill("ALARMASYOIGO10");
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
    expect((await sandbox.orders("Alarma para Piso")).at(-1)?.promotion).toBe("ALARMASYOIGO10");
  });

  test("what the backend says of the code stands beside it", async ({ page, sandbox }) => {
    await openConfirmation(page, "600111082");
    await link(page).click();
    await code(page).fill("ALARMASYOIGO99");
    if (javaScriptEnabled) await expect(code(page)).toHaveAccessibleDescription(/^Se comprobará al confirmar/);
    const message = "The promotion has ended";
    await sandbox.fail({ service: "alarms", path: "/address/", status: 422, message });
    await confirm(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(code(page)).toHaveValue("ALARMASYOIGO99");
    await expect(code(page)).toHaveAccessibleDescription(message);
  });
});
