import type { Page } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

const PROMISE = /^Te llamaremos (hoy|mañana|el) .*(antes de las|a partir de las) \d/;
const form = (page: Page) => page.getByRole("main").locator("form", { has: page.getByText("política de privacidad") });

/** The section with the phones. */
const phonesOf = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Llámanos", exact: true }) }).last();

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

test("a form that is sent at once waits for the minimum time", async ({ page }) => {
  await page.goto("/te-llamamos");
  await waitForHydration(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await fill(page, "600222020");
  await send(page);
  await expect(form(page).getByRole("button", { name: "Enviando" })).toBeDisabled();
  const elapsed = /name="elapsed"\s+(\d+)|elapsed=(\d+)/.exec((await sent).postData() ?? "");
  expect(Number(elapsed?.[1] ?? elapsed?.[2])).toBeGreaterThanOrEqual(MIN_FILL_MS);
  await expect(page.getByText(PROMISE)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } });

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

    test("the Basque page requests a call and shows its time", async ({ page }) => {
      await page.goto("/eu/te-llamamos");
      const basque = page.getByRole("main").locator("form");
      await basque.getByLabel("Izena").fill("Ane López");
      await basque.getByLabel("Telefonoa").fill(javaScriptEnabled ? "600222003" : "600222004");
      await basque.getByRole("checkbox").check();
      await basque.getByRole("button", { name: "Deitu iezadazue doan" }).click();
      await expect(page.getByText(/^Deia .* jasoko duzu/)).toBeVisible();
    });

    test.describe("an invalid form", () => {
      test.use({ expectedConsoleError: /status of 400/ });

      test("shows every message, keeps the values, and focuses the first invalid field", async ({ page }) => {
        await page.goto("/te-llamamos");
        await form(page).getByLabel("Teléfono").fill("12345");
        await send(page);
        const name = form(page).getByLabel("Nombre");
        await expect(name).toHaveAccessibleDescription("Este campo es obligatorio");
        await expect(name).toHaveAttribute("aria-invalid", "true");
        await expect(name).toBeFocused();
        const phone = form(page).getByLabel("Teléfono");
        await expect(phone).toHaveAccessibleDescription("Este campo debe ser un número movil");
        await expect(phone).toHaveValue("12345");
        await expect(page.getByText("Acepta la política de privacidad para continuar")).toBeVisible();
      });

      test("a number that the backend rejects shows a message at its field", async ({ page }) => {
        await page.goto("/te-llamamos");
        await fill(page, "100000000");
        await send(page);
        const phone = form(page).getByLabel("Teléfono");
        await expect(phone).toHaveAccessibleDescription("Número de teléfono incorrecto");
        await expect(phone).toBeFocused();
      });

      test("a failure shows the number to call, and the next try succeeds", async ({ page, sandbox }) => {
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

      test("with a filled-in hidden field says why it was not sent, and the next try succeeds", async ({ page }) => {
        await page.goto("/te-llamamos");
        const trap = form(page).locator('[name="message"]');
        await expect(trap).toBeHidden();
        await expect(trap).not.toBeFocused();
        await fill(page, javaScriptEnabled ? "600222018" : "600222019");
        await page.evaluate(() => {
          for (const field of document.getElementsByName("message")) field.textContent = "Buy now";
        });
        await send(page);
        await expect(page.getByRole("alert")).toContainText("Tu petición parecía automática y no la hemos enviado.");
        await expect(form(page).getByLabel("Nombre")).toHaveValue("Ane López");
        await send(page);
        await expect(page.getByText(PROMISE)).toBeVisible();
      });

      test("in a section can be corrected, and sends the path of its page", async ({ page, sandbox }) => {
        const phone = javaScriptEnabled ? "600222006" : "600222007";
        await page.goto("/todas-las-secciones");
        await waitForHydration(page);
        await form(page).getByLabel("Teléfono").fill(phone);
        await send(page);
        await expect(form(page).getByLabel("Nombre")).toHaveAccessibleDescription("Este campo es obligatorio");
        await expect(page).toHaveURL(javaScriptEnabled ? /\/todas-las-secciones$/ : /\/te-llamamos$/);
        await fill(page, phone);
        await send(page);
        await expect(page.getByText(PROMISE)).toBeVisible();
        expect(await callbacks(sandbox, phone)).toMatchObject([{ place: "/todas-las-secciones" }]);
      });
    });

    test("phones show their hours; whether they are open now only with JavaScript", async ({ page }) => {
      await page.goto("/todas-las-secciones");
      const phones = phonesOf(page);
      await phones.scrollIntoViewIfNeeded();
      for (const number of ["900 622 996", "900 622 550", "1408"]) {
        await expect(phones.getByRole("link", { name: number })).toBeVisible();
      }
      await expect(phones.getByText("Todos los días, de 09:00 a 23:00")).toBeVisible();
      await expect(phones.getByText(/^(Abierto|Abrimos)/)).toHaveCount(javaScriptEnabled ? 3 : 0);
    });
  });
}

test("in a section the confirmation replaces the form and takes focus", async ({ page }) => {
  await page.goto("/todas-las-secciones");
  // Before it, the form leads to a page of its own.
  await waitForHydration(page);
  await fill(page, "600222008");
  await send(page);
  await expect(page.getByRole("region", { name: "¡Hecho! Te llamamos nosotros" })).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/todas-las-secciones$/);
});

test("the form sends the path of the previous page", async ({ page, sandbox }) => {
  await page.goto("/accesorios-alarma");
  await page.getByRole("banner").getByRole("link", { name: "Te llamamos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Te llamamos" })).toBeVisible();
  await waitForHydration(page);
  await fill(page, "600222009");
  await send(page);
  await expect(page.getByText(PROMISE)).toBeVisible();
  expect(await callbacks(sandbox, "600222009")).toMatchObject([{ place: "/accesorios-alarma" }]);
});

test("two clicks send one request, and the button shows that it is sending", async ({ page, sandbox }) => {
  await sandbox.fail({ ...NEXT_CALLBACK, delayMs: 1_000 });
  await page.goto("/te-llamamos");
  await waitForHydration(page);
  await fill(page, "600222010");
  await form(page).getByRole("button", { name: "Llamadme gratis" }).dblclick();
  await expect(form(page).getByRole("button", { name: "Enviando…" })).toBeDisabled();
  await expect(page.getByText(PROMISE)).toBeVisible();
  expect(await callbacks(sandbox, "600222010")).toHaveLength(1);
});

test.describe("a lost connection", () => {
  test.use({ expectedConsoleError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test("keeps the form of a section, and the next try succeeds", async ({ page, context, sandbox }) => {
    await page.goto("/todas-las-secciones");
    await waitForHydration(page);
    await fill(page, "600222011");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("alert")).toContainText("No hay conexión. Lo que has escrito sigue aquí");
    await expect(form(page).getByLabel("Nombre")).toHaveValue("Ane López");
    await context.setOffline(false);
    await send(page);
    await expect(page.getByText(PROMISE)).toBeVisible();
    expect(await callbacks(sandbox, "600222011")).toMatchObject([{ place: "/todas-las-secciones" }]);
  });
});

/** 2026-11-23 is a Monday. The browser may be in any time zone. */
const MOMENTS: [now: string, support: string, information: string][] = [
  ["2026-11-23T11:00:00Z", "Abierto ahora, hasta las 22:00", "Abierto ahora, hasta las 23:00"],
  ["2026-11-23T06:00:00Z", "Abrimos hoy, 09:00", "Abrimos hoy, 09:00"],
  ["2026-11-28T15:00:00Z", "Abrimos el lunes, 09:00", "Abierto ahora, hasta las 23:00"],
  ["2026-11-29T22:30:00Z", "Abrimos mañana lunes, 09:00", "Abrimos mañana lunes, 09:00"],
];

test.describe("the opening status follows Madrid time", () => {
  test.use({ timezoneId: "America/New_York" });

  for (const [now, support, information] of MOMENTS) {
    test(now, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto("/todas-las-secciones");
      const states = phonesOf(page).getByText(/^(Abierto|Abrimos)/);
      await expect(states).toHaveText([support, support, information]);
    });
  }
});
