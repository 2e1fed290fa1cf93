import type { Page } from "@playwright/test";
import { fillPersonal, openCheckout, placeOrder } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import { monthlyPrice } from "./prices.ts";
import { answerAll, CHALET, result, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

/**
 * A translator's text is the text behind a zero-width space, which Playwright leaves out when it compares texts. Chrome's translator and
 * others put each text into two `font` elements; some change the text in its place. Both translate what comes later.
 */
function translate(hasElements: boolean): void {
  const MARK = "\u200B";
  const translateText = (text: Text) => {
    if (!text.data.trim() || text.data.startsWith(MARK) || text.parentElement?.closest("script, style, textarea"))
      return;
    if (!hasElements) {
      text.data = MARK + text.data;
      return;
    }
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = MARK + text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) translateText(text);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const isAnswering = () => window.history.scrollRestoration === "manual" && window.earlyInput === undefined;

/** Each document of the page is translated, once it is read or once React has hydrated it. */
const translateDocuments = (page: Page, hasElements: boolean, moment: string) =>
  page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    const isAnswering = ${isAnswering};
    const start = () => {
      if (${moment === "after hydration"} && !isAnswering()) return requestAnimationFrame(start);
      (${translate})(${hasElements});
      document.documentElement.dataset.isTranslated = "";
    };
    start();
  })`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.locator("html[data-is-translated]").waitFor();
}

const summary = (page: Page) => page.getByRole("complementary", { name: "Resumen del pedido" });
const city = (page: Page) => page.getByLabel("Ciudad");
const main = (page: Page) => page.getByRole("main");

/** What a visitor does, each with the phone numbers of its own orders. */
const VISITS: Record<string, (page: Page, phone: string) => Promise<unknown>> = {
  "a business that is no client orders": async (page, phone) => {
    await openCheckout(page, "/checkout?kit=oficina");
    const status = page.getByRole("radio", { name: "No soy de Yoigo" });
    await status.press(" ");
    await expect(status).toBeFocused();
    await expect(summary(page)).toContainText(monthlyPrice("oficina", { status: "notClient" }));
    await placeOrder(page, { status: "No soy de Yoigo", phone });
    await expect(page).toHaveURL(/\/gracias$/);
  },
  "an empty step shows its errors": async (page, phone) => {
    await openCheckout(page);
    await page.getByRole("button", { name: "Confirmar e ir a la dirección" }).click();
    const name = page.getByLabel("Nombre");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/\S/);
    await name.fill("Ane López");
    await fillPersonal(page, "No soy de Yoigo", phone);
    await page.getByLabel("Tipo de documento").selectOption("CIF");
    await expect(page.getByLabel("Nombre de la empresa")).toBeVisible();
    await page.getByLabel("Código postal").fill("35001");
    await expect(page.getByRole("region", { name: "Dirección de instalación" })).toContainText("IGIC");
    await page.getByLabel("Código postal").fill("48001");
    await expect(page.getByRole("region", { name: "Dirección de instalación" })).not.toContainText("IGIC");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByLabel("Número de documento")).toHaveAccessibleDescription(/\S/);
    await expect(city(page)).toHaveAccessibleDescription(/\S/);
  },
  "the prices of a kit follow the choices": async (page) => {
    await open(page, "/alarmas-para-casa/chalets");
    const camera = page.getByRole("checkbox", { name: /Cámara HD/ });
    for (const status of ["client", "notClient"] as const) {
      for (const isTicked of [true, false]) {
        await camera.setChecked(isTicked);
        await expect(main(page)).toContainText(monthlyPrice("chalet", { status, camera: isTicked }));
        await expect(camera).toBeFocused();
      }
      await page.getByRole("link", { name: "No soy de Yoigo" }).click();
      await expect(main(page)).toContainText("19,90 €/mes");
    }
  },
  "a call is asked for": async (page, phone) => {
    await open(page, "/te-llamamos");
    await main(page).getByRole("button", { name: "Llamadme gratis" }).click();
    await expect(page.getByLabel("Nombre")).toHaveAccessibleDescription(/\S/);
    await page.getByLabel("Nombre").fill("Ane López");
    await page.getByLabel("Teléfono").fill(phone);
    await main(page).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Llamadme gratis" }).click();
    await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
  },
  "the quiz leads to a kit": async (page) => {
    await open(page, "/calcula-tu-alarma");
    await start(page);
    await answerAll(page, CHALET);
    await expect(result(page)).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(result(page)).toBeVisible();
  },
  "an answer of the help area gets a vote and a comment": async (page) => {
    await open(page, "/ayuda");
    const entry = page.locator("main details").first();
    if ((await entry.getAttribute("open")) === null) await entry.locator("summary").click();
    await entry.getByRole("button", { name: "No" }).click();
    const comment = entry.getByRole("textbox", { name: "¿Qué echas en falta en la respuesta?" });
    await expect(comment).toBeFocused();
    await comment.fill("El día exacto");
    await entry.getByRole("button", { name: "Enviar" }).click();
    await expect(entry.getByRole("status")).toHaveText(/^\u200B?Gracias/);
    await entry.getByRole("button", { name: "Cambiar mi respuesta" }).click();
    await expect(entry.getByRole("button", { name: "Sí" })).toBeVisible();
  },
  "the help is searched": async (page) => {
    await open(page, "/ayuda");
    const search = page.getByRole("searchbox", { name: "Buscar en la ayuda" });
    for (const words of ["perr", "perros", "factura"]) {
      await search.fill(words);
      await expect(page.getByRole("heading", { name: `Respuestas para «${words}»` })).toBeVisible();
      await expect(search).toBeFocused();
    }
  },
  "a contract is withdrawn from": async (page, phone) => {
    await open(page, "/desistimiento");
    await main(page).getByRole("button", { name: "Continuar" }).click();
    // The answer moves the focus.
    await expect(main(page).getByLabel("Nombre y apellidos")).toBeFocused();
    await main(page).getByLabel("Nombre y apellidos").fill("Ane López");
    await main(page).getByLabel("Número de pedido o de contrato").fill(phone);
    await main(page).getByLabel("Email para el justificante").fill("ane@example.com");
    await main(page).getByRole("button", { name: "Continuar" }).click();
    await main(page).getByRole("button", { name: "Corregir los datos" }).click();
    await main(page).getByRole("button", { name: "Continuar" }).click();
    await main(page).getByRole("button", { name: "Confirmar desistimiento" }).click();
    await expect(page.getByRole("heading", { name: "Hemos recibido tu desistimiento" })).toBeVisible();
  },
};

const TRANSLATORS = ["font elements", "changed texts"] as const;
const MOMENTS = ["before hydration", "after hydration"] as const;

for (const [way, translator] of TRANSLATORS.entries()) {
  for (const [time, moment] of MOMENTS.entries()) {
    test.describe(`translated by ${translator} ${moment}`, () => {
      test.use({ expectedConsoleError: /status of 400|^Something changed the page before it was hydrated/ });

      for (const [index, [name, visit]] of Object.entries(VISITS).entries()) {
        test(name, async ({ page }) => {
          await translateDocuments(page, translator === "font elements", moment);
          await visit(page, `600113${way}${time}${index}`);
          await expect(page.getByText(/Error \d{3}/)).toHaveCount(0);
          expect(await page.evaluate(() => document.querySelector("main")?.textContent.includes("\u200B"))).toBe(true);
        });
      }
    });
  }
}
