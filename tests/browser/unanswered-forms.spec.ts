import type { Page, Route } from "@playwright/test";
import { confirm, fillAccount, fillAddress, fillPersonal, openAddressStep, openCheckout } from "./checkout-journey.ts";
import { waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

/** Somebody else answers, or nobody: a form keeps what was typed, and a page is loaded whole (docs/rules.md#unanswered-forms). */

test.use({ expectedConsoleError: /Failed to load resource|decode turbo-stream|SyntaxError|TypeError: network error/ });

const html = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body });

/** What may come in place of the site's answer. */
const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  "a proxy's error page": html(502, "<h1>Bad Gateway</h1>"),
  "a proxy's error as JSON": (route) => route.fulfill({ status: 503, json: { message: "no healthy upstream" } }),
  "a network's login page": html(200, "<title>Hotel wifi</title>"),
  nothing: (route) => route.abort("connectionreset"),
  "an answer that is cut off": async (route) => {
    const response = await fetchWithoutCookies(route);
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length - 5) });
  },
  "a proxy's time-out, after the site took the form": async (route) => {
    await fetchWithoutCookies(route);
    await html(504, "<h1>Gateway Time-out</h1>")(route);
  },
};

/** The site's answer, whose cookies the browser never gets. */
async function fetchWithoutCookies(route: Route) {
  const context = route.request().frame().page().context();
  const before = await context.cookies();
  const response = await route.fetch({ maxRedirects: 0 });
  await context.clearCookies();
  await context.addCookies(before);
  return response;
}

interface Journey {
  open: (page: Page) => Promise<void>;
  /** Fills in the form and sends it. */
  fill: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Expects what was typed to be still there. */
  expectKept: (page: Page) => Promise<void>;
  /** Expects what follows an accepted form. */
  expectTaken: (page: Page, sandbox: Sandbox) => Promise<void>;
  message?: RegExp;
}

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const main = (page: Page) => page.getByRole("main");
const click = (name: string) => (page: Page) => main(page).getByRole("button", { name }).click();
const checkbox = (page: Page, name: RegExp) => main(page).getByRole("checkbox", { name });
const callback = (page: Page) => main(page).locator("form", { has: page.getByText("política de privacidad") });
const vote = (page: Page) => page.getByRole("group", { name: "¿Has encontrado" }).getByRole("button", { name: "No" });
const comment = (page: Page) => page.getByRole("textbox", { name: "¿Qué dato te falta" });

const STATUS = "No soy de Yoigo";

async function openOrder(page: Page): Promise<void> {
  await openAddressStep(page, { status: STATUS, phone: "600111303" });
  await fillAddress(page);
  await page.getByLabel("IBAN").waitFor();
}

async function fillWithdrawal(page: Page): Promise<void> {
  await page.getByLabel("Nombre y apellidos").fill("Ane López");
  await page.getByLabel("Número de pedido o de contrato").fill("ord-123");
  await page.getByLabel("Email para el justificante").fill("ane@example.com");
  await click("Continuar")(page);
}

const FORMS: Record<string, Journey> = {
  "step 1": {
    open: (page) => openCheckout(page),
    fill: (page) => fillPersonal(page, STATUS, "600111301"),
    send: click("Confirmar e ir a la dirección"),
    expectKept: async (page) => {
      await expect(page.getByLabel("Nombre")).toHaveValue("Ane López");
      await expect(page.getByRole("radio", { name: STATUS })).toBeChecked();
      await expect(checkbox(page, /acepto la política/)).toBeChecked();
    },
    expectTaken: (page) => expect(page.getByLabel("Número de documento")).toBeVisible(),
  },
  "step 2": {
    open: (page) => openAddressStep(page, { status: STATUS, phone: "600111302" }),
    fill: (page) => fillAddress(page),
    send: click("Continuar"),
    expectKept: async (page) => {
      await expect(page.getByLabel("Calle", { exact: true })).toHaveValue("Gran Vía");
      await expect(page.getByLabel("Número de documento")).toHaveValue("12345678Z");
    },
    expectTaken: (page) => expect(page.getByLabel("IBAN")).toBeVisible(),
  },
  "the order": {
    open: openOrder,
    fill: async (page) => {
      await fillAccount(page);
      await confirm(page);
    },
    send: click("Confirmar el pedido"),
    expectKept: async (page) => {
      await expect(page.getByLabel("IBAN")).toHaveValue("ES91 2100 0418 4502 0005 1332");
      await expect(checkbox(page, /condiciones generales/)).toBeChecked();
    },
    expectTaken: async (page, sandbox) => {
      await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
      const orders = (await sandbox.received("alarms")).filter(({ path }) => path.endsWith("/order"));
      expect(new Set(orders.map(({ answer }) => answer.orderId)).size).toBe(1);
    },
    message: /^Se ha cortado la conexión y no sabemos si nos ha llegado tu pedido/,
  },
  "'Editar' beside what was typed": {
    open: (page) => openAddressStep(page, { status: STATUS, phone: "600111304" }),
    fill: async (page) => {
      await page.getByLabel("Ciudad").fill("Bilbao");
      await click("Editar Tus datos personales")(page);
    },
    send: click("Editar Tus datos personales"),
    expectKept: (page) => expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao"),
    expectTaken: (page) => expect(page.getByLabel("Nombre")).toBeVisible(),
  },
  "a call-back": {
    open: (page) => openPath(page, "/contacto"),
    fill: async (page) => {
      await callback(page).getByLabel("Nombre").fill("Ane López");
      await callback(page).getByLabel("Teléfono").fill("600111305");
      await callback(page).getByRole("checkbox").check();
      await click("Llamadme gratis")(page);
    },
    send: click("Llamadme gratis"),
    expectKept: async (page) => {
      await expect(callback(page).getByLabel("Nombre")).toHaveValue("Ane López");
      await expect(callback(page).getByRole("checkbox")).toBeChecked();
    },
    expectTaken: (page) => expect(page.getByText("¡Hecho! Te llamamos nosotros")).toBeVisible(),
  },
  "a withdrawal": {
    open: (page) => openPath(page, "/desistimiento"),
    fill: fillWithdrawal,
    send: click("Continuar"),
    expectKept: (page) => expect(page.getByLabel("Nombre y apellidos")).toHaveValue("Ane López"),
    expectTaken: (page) => expect(page.getByRole("heading", { name: "Comprueba y confirma" })).toBeVisible(),
  },
  "the declaration of a withdrawal": {
    open: async (page) => {
      await openPath(page, "/desistimiento");
      await fillWithdrawal(page);
      await page.getByRole("blockquote").waitFor();
    },
    fill: click("Confirmar desistimiento"),
    send: click("Confirmar desistimiento"),
    expectKept: (page) => expect(page.getByRole("blockquote")).toContainText("ord-123"),
    expectTaken: (page) => expect(page.getByRole("heading", { name: "Hemos recibido tu desistimiento" })).toBeVisible(),
  },
  "a vote": {
    open: (page) => openPath(page, "/alarmas-para-casa/pisos"),
    fill: (page) => vote(page).click(),
    send: (page) => vote(page).click(),
    expectKept: (page) => expect(vote(page)).toBeVisible(),
    expectTaken: (page) => expect(comment(page)).toBeVisible(),
  },
  "a comment": {
    open: async (page) => {
      await openPath(page, "/alarmas-para-casa/chalets");
      await vote(page).click();
      await comment(page).waitFor();
    },
    fill: async (page) => {
      await comment(page).fill("Los metros");
      await click("Enviar")(page);
    },
    send: click("Enviar"),
    expectKept: (page) => expect(comment(page)).toHaveValue("Los metros"),
    expectTaken: (page) => expect(page.getByRole("status").filter({ hasText: /^Gracias/ })).toBeVisible(),
  },
};

const UNANSWERED = /No ha llegado la respuesta de la web\. Lo que has escrito sigue aquí/;
const isData = ({ pathname }: URL) => pathname.endsWith(".data");

for (const [name, { open, fill, send, expectKept, expectTaken, message = UNANSWERED }] of Object.entries(FORMS)) {
  test(`${name} stays whatever answers, and the next try succeeds`, async ({ page, sandbox }) => {
    await sandbox.clearReceived();
    await open(page);
    let act = fill;
    for (const [answer, answerWith] of Object.entries(ANSWERS)) {
      await test.step(answer, async () => {
        await page.route(isData, (route) =>
          route.request().method() === "POST" ? answerWith(route) : route.continue(),
        );
        await act(page);
        await expect.poll(() => page.evaluate(textInFocus)).toMatch(message);
        await expectKept(page);
        await page.unroute(isData);
      });
      act = send;
    }
    await send(page);
    await expectTaken(page, sandbox);
  });
}

/** What a screen reader says of the focused element. The button that was clicked has the focus until there is a message. */
function textInFocus(): string {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return "";
  const ids = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [focused, ...ids.map((id) => document.getElementById(id))].map((element) => element?.textContent).join(" ");
}

test("a page whose data do not come is loaded whole", async ({ page }) => {
  for (const [answer, answerWith] of Object.entries(ANSWERS)) {
    await test.step(answer, async () => {
      await openPath(page, "/contacto");
      await page.route(isData, answerWith);
      await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /cookies/i })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/cookies$/);
      await page.unroute(isData);
    });
  }
});

test("without a connection a page says so, and is loaded once there is one", async ({ page, context }) => {
  await openPath(page, "/privacidad");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay conexión");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Volver a intentarlo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /cookies/i })).toBeVisible();
});
