import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
import { fillAccount, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { holdRequests, PAGE_CODE, waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

/** What a visitor chooses and types before the page's code has come is kept and answered. `late-code.spec.ts` has the rest of a slow page. */

/** Opens a page, or the open one again, whose code is late. Returns a function that lets it come, and waits for hydration. */
async function openBeforeCode(page: Page, path?: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, PAGE_CODE);
  await (path ? page.goto(path, { waitUntil: "commit" }) : page.reload({ waitUntil: "commit" }));
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const KIT = "/alarmas-para-casa/chalets";

/** 44,90, 3,20 and 1,21, each with IGIC of 7 %: 48,04, 3,42 and 1,29. */
const CHALET_IN_CANARIAS = "52,75 €/mes";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Resumen del pedido" });
const camera = (page: Page) => page.getByRole("checkbox", { name: "Cámara HD" });

test("step 1 keeps what was chosen and typed before the page's code, and shows its price", async ({ page }) => {
  const hydrate = await openBeforeCode(page, "/checkout?kit=piso");
  await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
  await page.getByLabel("Teléfono").fill("612 345 678");
  await page.getByRole("checkbox", { name: /acepto la política/ }).check();
  await hydrate();
  await expect(page.getByRole("radio", { name: "No soy de Yoigo" })).toBeChecked();
  await expect(page.getByPlaceholder("Teléfono de contacto")).toHaveValue("612 345 678");
  await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeChecked();
  await expect(summary(page)).toContainText(monthlyPrice("piso", { status: "notClient" }));
});

test("step 2 shows what belongs to a document type and a postal code that were chosen before", async ({ page }) => {
  await openAddressStep(page, { phone: "600111121" });
  const hydrate = await openBeforeCode(page);
  await page.getByLabel("Tipo de documento").selectOption("CIF");
  await page.getByLabel("Código postal").fill("35001");
  await page.getByLabel("Calle", { exact: true }).fill("Calle Triana 8, 2º A");
  await page.getByLabel("Ciudad").focus();
  await page.getByText("Tengo un código promocional").click();
  await page.getByLabel("Código promocional").fill("VERANO");
  await hydrate();
  await expect(page.getByLabel("Tipo de documento")).toHaveValue("CIF");
  await expect(page.getByLabel("Nombre de la empresa")).toBeVisible();
  await expect(page.getByLabel("Código postal")).toHaveValue("35001");
  await expect(page.getByLabel("Provincia")).toHaveValue("Las Palmas");
  await expect(region(page, "Dirección de instalación")).toContainText("IGIC");
  await expect(page.getByLabel("Calle", { exact: true })).toHaveValue("Triana");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("8");
  await expect(page.getByLabel("Puerta")).toHaveValue("A");
  await expect(page.getByLabel("Código promocional")).toHaveValue("VERANO");
});

test("step 2 takes over what the browser filled in by itself, without an event", async ({ page }) => {
  await openAddressStep(page, { phone: "600111123" });
  const hydrate = await openBeforeCode(page);
  // As Firefox does after a reload.
  for (const [label, value] of [
    ["Tipo de documento", "CIF"],
    ["Código postal", "35001"],
  ] as const) {
    await page.getByLabel(label).evaluate((field, value) => Object.assign(field, { value }), value);
  }
  await hydrate();
  await expect(page.getByLabel("Nombre de la empresa")).toBeVisible();
  await expect(page.getByLabel("Provincia")).toHaveValue("Las Palmas");
  await expect(region(page, "Dirección de instalación")).toContainText("IGIC");
});

test("step 3 keeps what was typed and accepted before", async ({ page }) => {
  await openAddressStep(page, { status: "No soy de Yoigo", phone: "600111122" });
  await fillAddress(page);
  await page.getByLabel("IBAN").waitFor();
  const hydrate = await openBeforeCode(page);
  await fillAccount(page);
  await page.getByRole("checkbox", { name: /condiciones generales/ }).check();
  await hydrate();
  await expect(page.getByLabel("Titular de la cuenta")).toHaveValue("Ane López");
  await expect(page.getByLabel("IBAN")).toHaveValue("ES91 2100 0418 4502 0005 1332");
  await expect(page.getByRole("checkbox", { name: /condiciones generales/ })).toBeChecked();
});

test("a kit's page shows the price of the extras that were ticked before, and Back keeps them", async ({ page }) => {
  const hydrate = await openBeforeCode(page, `${KIT}?territorio=canarias`);
  const panicButton = page.getByRole("checkbox", { name: "Botón pánico" });
  await camera(page).check();
  await panicButton.check();
  await hydrate();
  await expect(camera(page)).toBeChecked();
  await expect(page.getByRole("main")).toContainText(CHALET_IN_CANARIAS);
  await page.goto("/contacto");
  await page.goBack({ waitUntil: "commit" });
  await waitForHydration(page);
  await expect(camera(page)).toBeChecked();
  await expect(panicButton).toBeChecked();
  await expect(page.getByRole("main")).toContainText(CHALET_IN_CANARIAS);
  await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page).toHaveURL(/camara=true&boton_panico=true/);
  await expect(summary(page)).toContainText(CHALET_IN_CANARIAS);
});

test("a box that is ticked while React hydrates stays ticked, with one that was ticked before", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    // The router listens, without capture, in React's first render. The wait ends React's turn, so that the tick comes before the next one.
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(window, args);
      if (args[0] !== "popstate" || args[2]) return;
      const end = performance.now() + 50;
      while (performance.now() < end);
      queueMicrotask(() => {
        const box = document.querySelector<HTMLInputElement>("input[name=boton_panico]");
        box?.click();
        requestAnimationFrame(() => sessionStorage.setItem("isTicked", String(box?.checked)));
      });
    };
  });
  const hydrate = await openBeforeCode(page, KIT);
  await camera(page).check();
  await hydrate();
  await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
  await expect(camera(page)).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem("isTicked"))).toBe("true");
});

test("on a phone, the menu that is opened before the code becomes a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const hydrate = await openBeforeCode(page, "/");
  await page.getByRole("link", { name: "Menú" }).click();
  await expect(page.locator("#menu a", { hasText: "Alarmas para negocios" }).first()).toBeVisible();
  await hydrate();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeHidden();
});

/** Keys, clicks and touches whenever the page is idle. React answers them at once, also in the middle of hydration. */
function storm(): void {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => {
    const target = document.querySelector("main :is([type=text], [type=search])") ?? document.querySelector("h1");
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    target?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
    if (history.scrollRestoration !== "manual" || window.earlyInput) setTimeout(() => port1.postMessage(0));
  };
  port1.postMessage(0);
}

for (const path of [...PAGE_OF_EACH_KIND.filter((path) => path !== "/contacto"), "/checkout?kit=piso"]) {
  test(`keys, clicks and touches at any moment do not end hydration: ${path}`, async ({ page }) => {
    await page.addInitScript(storm);
    for (let round = 0; round < 8; round += 1) {
      await page.goto(path, { waitUntil: "commit" });
      const field = page.locator("main :is([type=text], [type=search])").first();
      await page.getByRole("heading", { level: 1 }).waitFor();
      const hasField = (await field.count()) > 0;
      if (hasField) await field.pressSequentially("An");
      await waitForHydration(page);
      if (hasField) await expect(field).toHaveValue("An");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
}
