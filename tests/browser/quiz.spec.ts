import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/** From the first question on: where one taps, for a chalet with camera of somebody who is no client. */
const CHALET = ["Chalet", "Dos", "Semanas o meses enteros", "Sí", "No", "Sí", "No", "Sí", "No", "No"];
const OFFICE = ["Oficina", "Una", "Por la noche", "Sí", "No", "Sí", "Sí"];

const main = (page: Page) => page.getByRole("main");
const question = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name, exact: true });
const start = (page: Page) => main(page).getByRole("button", { name: "Vamos allá" }).click();
const answer = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
const result = (page: Page) => question(page, "Este es el kit de alarma que mejor te encaja");

/** Answers one after another, each on a page of its own, and gives how many taps it took. */
async function answerAll(page: Page, answers: string[]): Promise<number> {
  let taps = 0;
  for (const name of answers) {
    const before = page.url();
    await answer(page, name);
    await expect(page).not.toHaveURL(before);
    taps += 1;
  }
  return taps;
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, ...PHONE });

    test("from home to a chalet's kit with camera in 11 taps, and on to its order", async ({ page }) => {
      await page.goto("/");
      await start(page);
      await expect(page).toHaveURL(/\/calcula-tu-alarma\?lugar=casa$/);
      await expect(page.getByText("Paso 2 de 4")).toBeVisible();
      const taps = 1 + (await answerAll(page, CHALET));
      expect(taps).toBeLessThanOrEqual(11);
      await expect(result(page)).toBeVisible();
      await expect(page).toHaveURL(/&ver-la-casa=si&otra-alarma=no&cliente-casa=no&client=false$/);
      await expect(main(page)).toContainText("Kit Chalet");
      await expect(main(page)).toContainText("4 primeros meses. Desde el mes 5, 51,60 €/mes.");
      await expect(main(page).getByRole("checkbox", { name: /Añadir cámara HD/ })).toBeChecked();
      await main(page).getByRole("button", { name: "Lo quiero" }).click();
      await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
      await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText("51,60 €/mes");
    });

    test("a business ends at its kit, with business prices", async ({ page }) => {
      await page.goto("/calcula-tu-alarma");
      await main(page).getByRole("radio", { name: "Mi negocio" }).check();
      await start(page);
      await answerAll(page, OFFICE);
      await expect(result(page)).toBeVisible();
      await expect(main(page)).toContainText("29,67 €/mes");
      await expect(main(page)).toContainText("IVA No Incl.");
      await main(page).getByRole("button", { name: "Lo quiero" }).click();
      await expect(page).toHaveURL(/\/checkout\?kit=negocios&business_kit=true$/);
    });

    test("the result says why, and what the neighbours would change", async ({ page }) => {
      await page.goto("/calcula-tu-alarma");
      await start(page);
      await answerAll(page, ["Bajo", ...CHALET.slice(1, -1), "Sí"]);
      const why = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: "Por qué este kit" }) })
        .last();
      await expect(why.getByRole("listitem")).toHaveText([
        /Te encaja el Kit Bajo\/Ático¿Cómo es tu casa\? Bajo/,
        /Va con cámara HD¿Quieres ver tu casa desde el móvil cuando no estás\? Sí/,
        /Ves el precio de cliente¿Eres cliente de Yoigo\? Sí/,
      ]);
      const other = (mark: string) => main(page).locator("section section section").filter({ hasText: mark });
      await expect(other("Más pequeño")).toHaveText(/Kit Piso4,00\s€ menos al mes−1Sensor/);
      await expect(other("Más grande")).toHaveText(/Kit Chalet5,00\s€ más al mes\+1Sensor.*\+1Sirena interior/);
    });

    test("who goes back changes that answer and no other", async ({ page }) => {
      await page.goto("/calcula-tu-alarma");
      await start(page);
      await answerAll(page, ["Dúplex", "Una"]);
      await page.goBack();
      await expect(question(page, "¿Cuántas puertas dan a la calle o a la escalera?")).toBeVisible();
      await page.goBack();
      await expect(question(page, "¿Cómo es tu casa?")).toBeVisible();
      await answer(page, "Ático");
      await answerAll(page, CHALET.slice(1));
      await expect(main(page)).toContainText("Kit Bajo/Ático");
      const before = new URL(page.url()).searchParams;
      await main(page).getByRole("link", { name: "Cambiar la respuesta a «¿Cómo es tu casa?»" }).first().click();
      await expect(question(page, "¿Cómo es tu casa?")).toBeVisible();
      await answer(page, "Piso intermedio");
      await expect(result(page)).toBeVisible();
      await expect(main(page)).toContainText("Te encaja el Kit Piso");
      const after = new URL(page.url()).searchParams;
      const changed = [...after].filter(([name, value]) => before.get(name) !== value);
      expect(changed).toEqual([["vivienda", "mediano-piso"]]);
      await page.goBack();
      await page.goBack();
      await expect(main(page)).toContainText("Te encaja el Kit Bajo/Ático");
    });

    test("'Volver a Calcular' begins anew, and 'Prefiero ver ya el producto' leads to the selector", async ({
      page,
    }) => {
      await page.goto("/calcula-tu-alarma?lugar=casa&vivienda=chalet");
      await expect(main(page).getByRole("heading", { name: "¿Prefieres elegir tú?" })).toBeHidden();
      await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
      await expect(page).toHaveURL(/\/calcula-tu-alarma$/);
      await expect(main(page).getByRole("radio", { name: "Mi casa" })).toBeChecked();
      await main(page).getByRole("link", { name: "Prefiero ver ya el producto" }).click();
      await expect(page).toHaveURL(/\/calcula-tu-alarma#selector-home$/);
      await expect(main(page).getByRole("heading", { name: "¿Prefieres elegir tú? Kits para casa" })).toBeInViewport();
    });

    test("an address that says nonsense asks the first question", async ({ page }) => {
      const response = await page.goto("/calcula-tu-alarma?lugar=luna&vivienda=chalet&ver-la-casa=quizas");
      expect(response?.status()).toBe(200);
      await expect(main(page).getByRole("group", { name: "¿Qué quieres proteger?" })).toBeVisible();
    });

    test("prices and language switch at the result without losing it", async ({ page }) => {
      const answers =
        "lugar=casa&vivienda=chalet&accesos=una-puerta&ausencias-casa=casi-nunca&varias-personas=no&mascotas=no";
      const rest = "ventanas-accesibles=no&personas-solas=no&ver-la-casa=no&otra-alarma=no&cliente-casa=si";
      await page.goto(`/calcula-tu-alarma?${answers}&${rest}`);
      await expect(page).toHaveURL(/&client=true$/);
      await expect(main(page)).toContainText("44,90 €/mes");
      await page.getByRole("link", { name: "No soy de Yoigo" }).click();
      await expect(main(page)).toContainText("Desde el mes 5, 48,40 €/mes.");
      await expect(result(page)).toBeVisible();
      await page.getByRole("link", { name: "Euskara" }).click();
      await expect(page).toHaveURL(/\/eu\/calcula-tu-alarma\?.*&client=false$/);
      await expect(question(page, "Hau da ondoen datorkizun alarma-kita")).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("every stage has no axe violation and no sideways scroll", async ({ page }) => {
    for (const query of [
      "",
      "?lugar=casa",
      "?lugar=casa&vivienda=chalet&accesos=una-puerta&ausencias-casa=casi-nunca",
    ]) {
      await page.goto(`/calcula-tu-alarma${query}`);
      await expectAccessible(page);
    }
    await page.goto("/eu/calcula-tu-alarma");
    await expectAccessible(page);
    await page.goto("/calcula-tu-alarma");
    await start(page);
    await answerAll(page, CHALET);
    await page.getByText("Todo lo que has contestado").click();
    await expectAccessible(page);
  });
});

test("by keyboard alone: each question takes focus, Tab reaches the answers, Enter gives them", async ({ page }) => {
  await page.goto("/calcula-tu-alarma");
  await main(page).getByRole("radio", { name: "Mi casa" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByRole("radio", { name: "Mi negocio" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(question(page, "¿Qué tipo de negocio es?")).toBeFocused();
  for (const tabs of [3, 1, 1]) {
    const before = page.url();
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
    await expect(page.locator("#pregunta")).toBeFocused();
  }
  await expect(page.getByText("te encaja el Kit Negocio")).toBeVisible();
  for (let asked = 0; asked < 4; asked += 1) {
    const before = page.url();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
  }
  await expect(result(page)).toBeFocused();
  await expect(page).toHaveURL(/actividad=oficina.*&cliente-negocio=si&client=true$/);
});

test("an answer asks the server for nothing but the last, which sets the client status", async ({ page }) => {
  await page.goto("/calcula-tu-alarma?lugar=casa");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await answerAll(page, CHALET.slice(0, -1));
  expect(asked).toEqual([]);
  await answer(page, "No");
  await expect(page.getByText("Desde el mes 5, 51,60 €/mes.")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe("answers", () => {
  interface Received {
    method: string;
    body: Record<string, unknown>;
    answer: Record<string, unknown>;
  }

  /** What the service was sent under an id: by POST it answers with it, by PUT it is told it. */
  const receivedAs = async (sandboxUrl: string, id: string | null): Promise<Received[]> => {
    const answer = await fetch(`${sandboxUrl}/received?service=services`);
    const all: Received[] = await answer.json();
    return all.filter((request) => request.answer.id === id);
  };

  test("are kept under one id while one answers and changes, and anew after 'Volver a Calcular'", async ({
    page,
    running,
  }) => {
    await page.goto("/calcula-tu-alarma");
    await start(page);
    await answerAll(page, ["Adosado"]);
    const idOf = () => page.evaluate(() => localStorage.getItem("calculatorId"));
    await expect.poll(idOf).toMatch(/^ans/);
    const id = await idOf();
    await answerAll(page, ["Tres o más", "Casi nunca"]);
    await expect
      .poll(async () => (await receivedAs(running.sandboxUrl, id)).at(-1))
      .toMatchObject({ method: "PUT", body: { id, step: 4, product: "chalet" } });
    const [first, ...others] = (await receivedAs(running.sandboxUrl, id)).map(({ method }) => method);
    expect([first, ...new Set(others)]).toEqual(["POST", "PUT"]);
    await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
    await start(page);
    await answer(page, "Ático");
    await expect.poll(idOf).not.toBe(id);
  });

  test("that cannot be kept are no matter to the visitor", async ({ page, running }) => {
    const rule = { service: "services", status: 500 };
    const put = { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(rule) };
    await fetch(`${running.sandboxUrl}/failures`, put);
    await page.goto("/calcula-tu-alarma");
    await start(page);
    await answerAll(page, CHALET);
    await expect(result(page)).toBeVisible();
    await fetch(`${running.sandboxUrl}/failures`, { method: "DELETE" });
  });
});

test("with consent each answer and 'Lo quiero' are told to analytics, without it nothing", async ({ page }) => {
  const told = (): Promise<{ event: string }[] | undefined> => page.evaluate(() => Object(window).dataLayer);
  await page.goto("/calcula-tu-alarma");
  await start(page);
  await answer(page, "Chalet");
  expect(await told()).toBeUndefined();
  await page.evaluate(() => sessionStorage.setItem("consent", JSON.stringify({ analytics: true, calls: false })));
  await page.goto("/calcula-tu-alarma");
  await start(page);
  await answerAll(page, CHALET);
  await expect(page.getByText("Desde el mes 5, 51,60 €/mes.")).toBeVisible();
  await main(page).getByRole("button", { name: "Lo quiero" }).click();
  await expect(page).toHaveURL(/\/checkout\?kit=chalet&camara=true$/);
  const events = (await told()) ?? [];
  expect(events.slice(0, 2)).toEqual([
    { event: "quiz_answer", choice: "casa", place: "calculadora-lugar" },
    { event: "quiz_answer", choice: "chalet", place: "calculadora-vivienda" },
  ]);
  expect(events).toContainEqual({
    event: "quiz_answer",
    choice: "cliente-casa-no",
    place: "calculadora-pregunta-casa-7",
  });
  expect(events.find(({ event }) => event === "add_to_cart")).toMatchObject({
    ecommerce: { value: 51.6, items: [{ item_id: "chalet", item_variant: "NOT_CLIENT" }] },
  });
});
