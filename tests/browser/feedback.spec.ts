import type { Page } from "@playwright/test";
import { openCheckout, placeOrder } from "./checkout-journey.ts";
import { expectNoHorizontalScroll, expectNoViolations } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const QUESTION = "¿Te ha servido esta respuesta?";

/** Opens the first answer of the help area, and returns its entry with the feedback box. */
async function firstBox(page: Page) {
  await page.goto("/ayuda");
  const entry = page.locator("main details").first();
  if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open))) await entry.locator("summary").click();
  return entry;
}

/** The requests with votes and comments, oldest first. */
async function votes(sandbox: Sandbox) {
  const requests = await sandbox.received("node");
  return requests.filter(({ path }) => path.startsWith("/qualification"));
}

test.beforeEach(({ sandbox }) => sandbox.clearReceived());

test.describe("with JavaScript", () => {
  test.use(PHONE);

  test("YES shows the thanks; NO asks for a comment, then shows the thanks; the vote can be changed", async ({
    page,
    sandbox,
  }) => {
    const box = await firstBox(page);
    await waitForHydration(page);
    await box.getByRole("group", { name: QUESTION }).getByRole("button", { name: "Sí" }).click();
    await expect(box.getByRole("status")).toHaveText(/^Gracias/);
    await box.getByRole("button", { name: "Cambiar mi respuesta" }).click();
    await box.getByRole("button", { name: "No" }).click();
    const comment = box.getByRole("textbox", { name: "¿Qué echas en falta en la respuesta?" });
    await expect(comment).toBeFocused();
    await expectNoViolations(page, "main details[open]");
    await comment.fill("El día exacto");
    await box.getByRole("button", { name: "Enviar" }).click();
    await expect(box.getByRole("status")).toHaveText(/^Gracias/);
    await expect(page).toHaveURL(/\/ayuda$/);
    expect((await votes(sandbox)).map(({ method, body }) => [method, body.answer ?? body.comment])).toEqual([
      ["POST", "YES"],
      ["POST", "NO"],
      ["PUT", "El día exacto"],
    ]);
    await expectNoHorizontalScroll(page);
  });

  test("a vote on the page of a kit works by keyboard and without a comment", async ({ page, sandbox }) => {
    await page.goto("/alarmas-para-casa/pisos");
    await waitForHydration(page);
    const box = page.getByRole("group", { name: "¿Has encontrado aquí lo que querías saber?" });
    await box.getByRole("button", { name: "No" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "¿Qué dato te falta para decidirte?" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Gracias. Lo tendremos en cuenta en esta página.")).toBeVisible();
    expect(await votes(sandbox)).toMatchObject([
      { body: { questionId: "ficha-informacion:alarmas-para-casa/pisos", answer: "NO" } },
    ]);
  });

  test("after an order the thank-you page asks for feedback and stays", async ({ page, sandbox }) => {
    await openCheckout(page);
    await placeOrder(page, { phone: "600111071" });
    await expect(page).toHaveURL(/\/gracias$/);
    await waitForHydration(page);
    const box = page.getByRole("group", { name: "¿Te ha resultado fácil hacer el pedido?" });
    await box.getByRole("button", { name: "Sí" }).click();
    await expect(page.getByText("Gracias por contárnoslo.")).toBeVisible();
    await expect(page.getByText(/^Número de pedido: /)).toBeVisible();
    expect(await votes(sandbox)).toMatchObject([{ body: { questionId: "pedido-facilidad:gracias", answer: "YES" } }]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test("the vote leads to a page that takes the comment, shows the thanks, and links back", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/accesorios-alarma/sirena-alarma");
    await page.getByRole("group", { name: "¿Has encontrado" }).getByRole("button", { name: "No" }).click();
    await expect(page).toHaveURL(/\/valoracion\?sobre=/);
    await page.getByRole("textbox", { name: "¿Qué dato te falta" }).fill("Los decibelios");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("status")).toHaveText("Gracias. Lo tendremos en cuenta en esta página.");
    await expectNoHorizontalScroll(page);
    await page.getByRole("link", { name: "Volver a la página" }).click();
    await expect(page).toHaveURL(/\/accesorios-alarma\/sirena-alarma$/);
    expect((await votes(sandbox)).map(({ method }) => method)).toEqual(["POST", "PUT"]);
  });
});
