import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

test.use({ seed: "sections" });

const PROMISE = /^Te llamaremos (hoy|mañana|el) .*(antes de las|a partir de las) \d/;
const form = (page: Page) => page.getByRole("main").locator("form", { has: page.getByText("política de privacidad") });

async function fill(page: Page, phone: string) {
  await form(page).getByLabel("Nombre").fill("Ane López");
  await form(page).getByLabel("Teléfono").fill(phone);
  await form(page).getByRole("checkbox").check();
}

const send = (page: Page) => form(page).getByRole("button", { name: "Llamadme gratis" }).click();

/** The call-back requests for a number. */
async function callbacks(sandbox: Sandbox, msisdn: string) {
  const requests = await sandbox.received("node");
  return requests.map(({ body }) => body).filter((body) => body.msisdn === msisdn);
}

/** The rule for one call-back request to fail or be slow. */
const NEXT_CALLBACK = { service: "node", path: "/callback", times: 1 };

/** Milliseconds (docs/rules.md#callback-robots). */
const MIN_FILL_MS = 2_000;

test("two clicks at once send one request, after the minimum time, and the button shows that it is sending", async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ ...NEXT_CALLBACK, delayMs: 1_000 });
  await page.goto("/te-llamamos");
  await waitForHydration(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && !request.url().endsWith("/visit"));
  await fill(page, "600222020");
  await form(page).getByRole("button", { name: "Llamadme gratis" }).dblclick();
  await expect(form(page).getByRole("button", { name: "Enviando…" })).toBeDisabled();
  const elapsed = /name="elapsed"\s+(\d+)|elapsed=(\d+)/.exec((await sent).postData() ?? "");
  expect(Number(elapsed?.[1] ?? elapsed?.[2])).toBeGreaterThanOrEqual(MIN_FILL_MS);
  await expect(page.getByText(PROMISE)).toBeVisible();
  expect(await callbacks(sandbox, "600222020")).toHaveLength(1);
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("the page requests a call and shows its time", async ({ page, sandbox }) => {
    const phone = javaScriptEnabled ? "600222001" : "600222002";
    await page.goto("/te-llamamos");
    // A form that is sent before is answered as without JavaScript.
    await waitForHydration(page);
    await fill(page, phone);
    await send(page);
    await expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible();
    await expect(page.getByText(PROMISE)).toBeVisible();
    expect(await callbacks(sandbox, phone)).toEqual([
      { name: "Ane López", msisdn: phone, place: "/te-llamamos", brand: "HOMEGO" },
    ]);
    await expect(page).toHaveURL(
      javaScriptEnabled ? /\/te-llamamos$/ : /\/te-llamamos\/enviado\?hora=\d{4}-\d\d-\d\dT\d\d:\d\dZ$/,
    );
  });

  test.describe("a refused form", () => {
    test.use({ expectedConsoleError: /status of (400|503)/ });

    test("of a section shows every message, can be corrected, and sends the path of its page", async ({
      page,
      sandbox,
    }) => {
      const phone = javaScriptEnabled ? "600222006" : "600222007";
      await page.goto("/todas-las-secciones");
      await waitForHydration(page);
      await form(page).getByLabel("Teléfono").fill("12345");
      await send(page);
      const name = form(page).getByLabel("Nombre");
      await expect(name).toHaveAccessibleDescription("Este campo es obligatorio");
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await expect(name).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      const number = form(page).getByLabel("Teléfono");
      await expect(number).toHaveAccessibleDescription("Este campo debe ser un número movil");
      await expect(number).toHaveValue("12345");
      await expect(page.getByText("Acepta la política de privacidad para continuar")).toBeVisible();
      await expect(page).toHaveURL(javaScriptEnabled ? /\/todas-las-secciones$/ : /\/te-llamamos$/);
      await fill(page, phone);
      await send(page);
      await expect(page.getByText(PROMISE)).toBeVisible();
      expect(await callbacks(sandbox, phone)).toMatchObject([{ place: "/todas-las-secciones" }]);
    });

    test("after a failure shows the number to call, and the next try succeeds", async ({ page, sandbox }) => {
      await sandbox.fail({ ...NEXT_CALLBACK, status: 503 });
      await page.goto("/te-llamamos");
      await fill(page, "600222005");
      await send(page);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("No hemos podido confirmar que nos haya llegado tu petición.");
      await expect(alert.getByRole("link", { name: "900 622 550" })).toHaveAttribute("href", "tel:900622550");
      await expect(alert).toBeFocused();
      await expect(form(page).getByLabel("Nombre")).toHaveValue("Ane López");
      await send(page);
      await expect(page.getByText(PROMISE)).toBeVisible();
    });
  });
});
