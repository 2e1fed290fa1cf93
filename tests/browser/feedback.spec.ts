import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { confirm, fillAddress, fillPersonal } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const ASKED = "¿Te ha servido esta respuesta?";

/** The box below the first answer of the help area, which it opens. */
async function firstBox(page: Page) {
  await page.goto("/ayuda");
  const entry = page.locator("main details").first();
  if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open))) await entry.locator("summary").click();
  return entry;
}

interface Received {
  path: string;
  method: string;
  body: Record<string, unknown>;
}

/** The votes and comments. Other tests leave requests at the same service. */
async function received(sandboxUrl: string): Promise<Received[]> {
  const all: Received[] = await (await fetch(`${sandboxUrl}/received?service=node`)).json();
  return all.filter(({ path }) => path.startsWith("/qualification"));
}

/** Waits for hydration: the reply then replaces the form. */
const waitForHydration = (page: Page) => page.locator("form input[name=stay]").first().waitFor({ state: "attached" });

test.beforeEach(async ({ running }) => {
  await fetch(`${running.sandboxUrl}/received`, { method: "DELETE" });
});

test.describe("with JavaScript", () => {
  test.use(PHONE);

  test("YES shows the thanks; NO asks for a comment, then shows the thanks; the vote can be changed", async ({
    page,
    running,
  }) => {
    const box = await firstBox(page);
    await waitForHydration(page);
    await box.getByRole("group", { name: ASKED }).getByRole("button", { name: "Sí" }).click();
    await expect(box.getByRole("status")).toHaveText(/^Gracias/);
    await box.getByRole("button", { name: "Cambiar mi respuesta" }).click();
    await box.getByRole("button", { name: "No" }).click();
    const comment = box.getByRole("textbox", { name: "¿Qué echas en falta en la respuesta?" });
    await expect(comment).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include("main details[open]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await comment.fill("El día exacto");
    await box.getByRole("button", { name: "Enviar" }).click();
    await expect(box.getByRole("status")).toHaveText(/^Gracias/);
    await expect(page).toHaveURL(/\/ayuda$/);
    expect(
      (await received(running.sandboxUrl)).map(({ method, body }) => [method, body.answer ?? body.comment]),
    ).toEqual([
      ["POST", "YES"],
      ["POST", "NO"],
      ["PUT", "El día exacto"],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("by keyboard, on a kit's page, without a comment", async ({ page, running }) => {
    await page.goto("/alarmas-para-casa/pisos");
    await waitForHydration(page);
    const asked = page.getByRole("group", { name: "¿Has encontrado aquí lo que querías saber?" });
    await asked.getByRole("button", { name: "No" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "¿Qué dato te falta para decidirte?" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Gracias. Lo tendremos en cuenta en esta página.")).toBeVisible();
    expect(await received(running.sandboxUrl)).toMatchObject([
      { body: { questionId: "ficha-informacion:alarmas-para-casa/pisos", answer: "NO" } },
    ]);
  });

  test("after an order the thank-you page asks for feedback and stays", async ({ page, running }) => {
    await page.goto("/checkout?kit=piso");
    await fillPersonal(page, "Soy de Yoigo", "600111071");
    await fillAddress(page);
    await confirm(page);
    await expect(page).toHaveURL(/\/gracias$/);
    await waitForHydration(page);
    const asked = page.getByRole("group", { name: "¿Te ha resultado fácil hacer el pedido?" });
    await asked.getByRole("button", { name: "Sí" }).click();
    await expect(page.getByText("Gracias por contárnoslo.")).toBeVisible();
    await expect(page.getByText(/^Número de pedido: /)).toBeVisible();
    expect(await received(running.sandboxUrl)).toMatchObject([
      { body: { questionId: "pedido-facilidad:gracias", answer: "YES" } },
    ]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test("the vote leads to a page that takes the comment, shows the thanks, and links back", async ({
    page,
    running,
  }) => {
    await page.goto("/accesorios-alarma/sirena-alarma");
    await page.getByRole("group", { name: "¿Has encontrado" }).getByRole("button", { name: "No" }).click();
    await expect(page).toHaveURL(/\/valoracion\?sobre=/);
    await page.getByRole("textbox", { name: "¿Qué dato te falta" }).fill("Los decibelios");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("status")).toHaveText("Gracias. Lo tendremos en cuenta en esta página.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("link", { name: "Volver a la página" }).click();
    await expect(page).toHaveURL(/\/accesorios-alarma\/sirena-alarma$/);
    expect((await received(running.sandboxUrl)).map(({ method }) => method)).toEqual(["POST", "PUT"]);
  });
});
