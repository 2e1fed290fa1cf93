import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "#tests/support/public-paths.ts";
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

/** The files of code that a page loads. */
async function codeOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await waitForHydration(page);
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return [...new Set(names)].filter((name) => PAGE_CODE.test(name));
}

const KIT = "/alarmas-para-casa/chalets";
const camera = (page: Page) => page.getByRole("checkbox", { name: "Cámara HD" });

test("whichever file of code is late, the page is shown, and what was ticked before is kept and answered", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("utm", JSON.stringify({ utm_id: "spring" })));
  for (const file of await codeOf(page, KIT)) {
    await test.step(file, async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(file, async (route) => {
        await promise;
        await route.continue();
      });
      const asked = page.waitForRequest(file);
      await page.goto(KIT, { waitUntil: "commit" });
      await camera(page).check();
      await asked;
      await page.getByRole("link", { name: "Ir al contenido" }).press("Enter");
      await expect(page).toHaveURL(/#main$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      resolve();
      await waitForHydration(page);
      await expect(camera(page)).toBeChecked();
      await expect(page.getByRole("main")).toContainText(monthlyPrice("chalet", { camera: true }));
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Cookies" })).toHaveAttribute(
        "href",
        /utm_id=spring/,
      );
      await page.unroute(file);
    });
  }
});

test("a part that is hydrated answers at once while the code of others is late", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PAGE_CODE, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await promise;
    await route.continue();
  });
  await page.goto("/");
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  const arrow = page.getByRole("button", { name: "Abrir «Nuestras alarmas»" });
  await arrow.press("Enter");
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => window.earlyInput !== undefined)).toBe(true);
  resolve();
  await waitForHydration(page);
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
});

test("on a phone, the menu that is opened before the code becomes a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Menú" }).click();
  await expect(page.locator("#menu a", { hasText: "Alarmas para negocios" }).first()).toBeVisible();
  release();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeHidden();
});

test.describe("without a file of code", () => {
  test.use({ expectedConsoleError: /ERR_FAILED|dynamically imported module|preload/ });

  for (const path of ["/", KIT, "/checkout?kit=piso", "/te-llamamos"]) {
    test(`${path} stays as it was sent, and its links and forms work`, async ({ page }) => {
      for (const file of await codeOf(page, path)) {
        await test.step(file, async () => {
          await page.route(file, (route) => route.abort());
          const failed = page.waitForEvent("requestfailed", (request) => request.url() === file);
          const headings = await page.getByRole("heading").allTextContents();
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).click();
          await failed;
          expect(await page.getByRole("heading").allTextContents()).toEqual(headings);
          await expect(page.getByRole("main")).toBeVisible();
          if (path === "/te-llamamos") {
            await page.getByLabel("Nombre").fill("Ane López");
            await page.getByLabel("Teléfono").fill("600222090");
            await page.getByRole("main").getByRole("checkbox").check();
            await page.getByRole("button", { name: "Llamadme gratis" }).click();
            await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
          } else if (path === KIT) {
            await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).first().click();
            await expect(page).toHaveURL(/\/checkout\?kit=chalet/);
          } else {
            await page.getByRole("link", { name: "Euskara" }).first().click();
            await expect(page).toHaveURL(/\/eu/);
            await expect(page.locator("html")).toHaveAttribute("lang", "eu");
          }
          await page.unroute(file);
          await page.goto(path);
          await waitForHydration(page);
        });
      }
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is whole", async ({ page }) => {
    for (const path of PAGE_OF_EACH_KIND) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });
});

test("a box that is ticked while React hydrates stays ticked, with one that was ticked before", async ({ page }) => {
  const release = await holdCode(page);
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
