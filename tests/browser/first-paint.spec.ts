import type { Page } from "@playwright/test";
import { fillAccount, fillAddress, openAddressStep } from "./checkout-journey.ts";
import { PAGE_CODE, waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

/** Holds the code of the pages back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PAGE_CODE, async (route) => {
    await promise;
    // The page may be left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** 44,90, 3,20 and 1,21, each with IGIC of 7 %: 48,04, 3,42 and 1,29. */
const CHALET_IN_CANARIAS = "52,75 €/mes";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Resumen del pedido" });

test("step 1 keeps what was chosen and typed before the page's code, and shows its price", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/checkout?kit=piso", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
  await page.getByLabel("Teléfono").fill("612 345 678");
  await page.getByRole("checkbox", { name: /acepto la política/ }).check();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("radio", { name: "No soy de Yoigo" })).toBeChecked();
  await expect(page.getByPlaceholder("Teléfono de contacto")).toHaveValue("612 345 678");
  await expect(page.getByRole("checkbox", { name: /acepto la política/ })).toBeChecked();
  await expect(summary(page)).toContainText(monthlyPrice("piso", { status: "notClient" }));
});

test("step 2 shows what belongs to a document type and a postal code that were chosen before", async ({ page }) => {
  await openAddressStep(page, { phone: "600111121" });
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Tipo de documento").selectOption("CIF");
  await page.getByLabel("Código postal").fill("35001");
  await page.getByLabel("Calle", { exact: true }).fill("Calle Triana 8, 2º A");
  await page.getByLabel("Ciudad").focus();
  release();
  await waitForHydration(page);
  await expect(page.getByLabel("Tipo de documento")).toHaveValue("CIF");
  await expect(page.getByLabel(/Nombre de la empresa|Empresa|Razón social/)).toBeVisible();
  await expect(page.getByLabel("Código postal")).toHaveValue("35001");
  await expect(page.getByLabel("Provincia")).toHaveValue("Las Palmas");
  await expect(region(page, "Dirección de instalación")).toContainText("IGIC");
  await expect(page.getByLabel("Calle", { exact: true })).toHaveValue("Triana");
  await expect(page.getByLabel("Número", { exact: true })).toHaveValue("8");
  await expect(page.getByLabel("Puerta")).toHaveValue("A");
});

test("step 2 takes over what the browser filled in by itself, without an event", async ({ page }) => {
  await openAddressStep(page, { phone: "600111123" });
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  // As Firefox does after a reload.
  await page.getByLabel("Tipo de documento").evaluate((field: HTMLSelectElement) => {
    field.value = "CIF";
  });
  await page.getByLabel("Código postal").evaluate((field: HTMLInputElement) => {
    field.value = "35001";
  });
  release();
  await waitForHydration(page);
  await expect(page.getByLabel("Nombre de la empresa")).toBeVisible();
  await expect(page.getByLabel("Provincia")).toHaveValue("Las Palmas");
  await expect(region(page, "Dirección de instalación")).toContainText("IGIC");
});

test("step 3 keeps what was typed, opened and accepted before", async ({ page }) => {
  await openAddressStep(page, { status: "No soy de Yoigo", phone: "600111122" });
  await fillAddress(page);
  await page.getByLabel("IBAN").waitFor();
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByText("Tengo un código promocional").click();
  await page.getByLabel("Código promocional").fill("VERANO");
  await fillAccount(page);
  await page.getByRole("checkbox", { name: /condiciones generales/ }).check();
  release();
  await waitForHydration(page);
  await expect(page.getByLabel("Código promocional")).toHaveValue("VERANO");
  await expect(page.getByLabel("Titular de la cuenta")).toHaveValue("Ane López");
  await expect(page.getByLabel("IBAN")).toHaveValue("ES91 2100 0418 4502 0005 1332");
  await expect(page.getByRole("checkbox", { name: /condiciones generales/ })).toBeChecked();
});

test("a kit's page shows the price of the extras that were ticked before, and Back keeps them", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/alarmas-para-casa/chalets?territorio=canarias", { waitUntil: "commit" });
  const camera = page.getByRole("checkbox", { name: "Cámara HD" });
  const panicButton = page.getByRole("checkbox", { name: "Botón pánico" });
  await camera.check();
  await panicButton.check();
  release();
  await waitForHydration(page);
  await expect(camera).toBeChecked();
  await expect(page.getByRole("main")).toContainText(CHALET_IN_CANARIAS);
  await page.goto("/contacto");
  await page.goBack({ waitUntil: "commit" });
  await waitForHydration(page);
  await expect(camera).toBeChecked();
  await expect(panicButton).toBeChecked();
  await expect(page.getByRole("main")).toContainText(CHALET_IN_CANARIAS);
  await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
  await expect(page).toHaveURL(/camara=true&boton_panico=true/);
  await expect(summary(page)).toContainText(CHALET_IN_CANARIAS);
});

test("keys and clicks at any moment do not end hydration", async ({ page }) => {
  await page.addInitScript(() => {
    // More often than any visitor: whenever the page is idle. React answers such events at once, also in the middle of hydration.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      const field = document.querySelector("#personal-form [name=name]");
      field?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
      field?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (history.scrollRestoration !== "manual") setTimeout(() => port1.postMessage(0));
    };
    port1.postMessage(0);
  });
  for (let round = 0; round < 5; round += 1) {
    await page.goto("/checkout?kit=piso", { waitUntil: "commit" });
    await page.getByLabel("Nombre").pressSequentially("Ane");
    await waitForHydration(page);
    await page.getByRole("radio", { name: "No soy de Yoigo" }).check();
    await expect(page.getByPlaceholder("Teléfono de contacto")).toBeVisible();
    await expect(page.getByLabel("Nombre")).toHaveValue("Ane");
  }
});

test("a box that is ticked while React hydrates stays ticked, with one that was ticked before", async ({ page }) => {
  const release = await holdCode(page);
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    // The router listens in React's first render. The wait ends React's turn, so that the tick comes before the next one.
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(window, args);
      if (args[0] !== "popstate") return;
      const end = performance.now() + 50;
      while (performance.now() < end);
      queueMicrotask(() => {
        const box = document.querySelector<HTMLInputElement>("input[name=boton_panico]");
        box?.click();
        requestAnimationFrame(() => sessionStorage.setItem("isTicked", String(box?.checked)));
      });
    };
  });
  await page.goto("/alarmas-para-casa/chalets", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "Cámara HD" }).check();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true, panicButton: true }));
  await expect(page.getByRole("checkbox", { name: "Cámara HD" })).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem("isTicked"))).toBe("true");
});

for (const path of ["/", "/ayuda", "/contacto"]) {
  test(`${path} is shown before its code is asked for`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const [painted, asked] = await page.evaluate((code) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource").filter(({ name }) => new RegExp(code).test(name));
      return [paint?.startTime ?? Number.NaN, Math.min(...files.map(({ startTime }) => startTime))];
    }, PAGE_CODE.source);
    expect(asked).toBeGreaterThan(painted);
  });
}
