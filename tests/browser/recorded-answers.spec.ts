import type { Page } from "@playwright/test";
import { answer, answerAll, main, result, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

const RESULT =
  "/calcula-tu-alarma?lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si" +
  "&mascotas=no&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no&client=false";

/** The requests that record answers, oldest first. */
function sentBy(page: Page): { answers: string; id: string | null }[] {
  const sent: { answers: string; id: string | null }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/respuestas")) return;
    const form = new URLSearchParams(request.postData() ?? "");
    sent.push({ answers: form.get("answers") ?? "", id: form.get("id") });
  });
  return sent;
}

interface Received {
  method: string;
  body: Record<string, unknown>;
  answer: Record<string, unknown>;
}

/** The bodies that the services node received for an id. */
async function receivedFor(sandboxUrl: string, id: string | null): Promise<Received[]> {
  const all: Received[] = await (await fetch(`${sandboxUrl}/received?service=services`)).json();
  return all.filter((request) => request.answer.id === id);
}

const idOf = (page: Page) => page.evaluate(() => localStorage.getItem("calculatorId"));

/** Waits for hydration: links then navigate in the browser. */
const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main a, main form") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** Answers up to the dwelling, and returns the id of the record. */
async function startQuiz(page: Page, sandboxUrl: string, dwelling: string): Promise<string | null> {
  const before = await idOf(page);
  await waitForHydration(page);
  await start(page);
  await answerAll(page, [dwelling]);
  await expect.poll(() => idOf(page).then((id) => id !== null && id !== before)).toBe(true);
  const id = await idOf(page);
  await expect.poll(async () => (await receivedFor(sandboxUrl, id)).at(-1)?.body.step).toBe(2);
  return id;
}

test("a shared result is recorded when the visitor answers, not when he looks around", async ({ page }) => {
  const sent = sentBy(page);
  await page.goto(RESULT);
  await waitForHydration(page);
  await page
    .getByRole("navigation", { name: "Precios para" })
    .getByRole("link", { name: "Soy de Yoigo", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/client=true/);
  const change = main(page).getByRole("link", { name: "Cambiar la respuesta a «¿Quieres ver tu casa" }).first();
  await change.click();
  await expect(page).not.toHaveURL(/ver-la-casa/);
  await page.goBack();
  await expect(result(page)).toBeVisible();
  await change.click();
  await main(page).getByRole("link", { name: "Pregunta anterior" }).click();
  await expect(page).not.toHaveURL(/personas-solas/);
  expect(sent).toEqual([]);
  await answer(page, "Sí");
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.id).toBeNull();
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.answers))).toMatchObject({
    "personas-solas": "si",
    lugar: "casa",
  });
  expect(sent[0]?.answers).not.toContain("client=");
});

test("a request under way at 'Volver a Calcular' belongs to the old record", async ({ page, running }) => {
  await page.goto("/calcula-tu-alarma");
  const finished = await startQuiz(page, running.sandboxUrl, "Adosado");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/respuestas", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await answerAll(page, ["Tres o más"]);
  const last = async () => (await receivedFor(running.sandboxUrl, finished)).at(-1)?.body;
  await expect.poll(last).toMatchObject({ step: 3 });
  const arrived = page.waitForResponse("**/respuestas");
  await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
  letGo();
  await (await arrived).finished();
  expect(await idOf(page)).toBeNull();
  expect(await startQuiz(page, running.sandboxUrl, "Ático")).not.toBe(finished);
  expect(await last()).toMatchObject({ step: 3, product: "chalet" });
});

test("starting again, here or on another page, leaves the old record unchanged", async ({ page, running }) => {
  await page.goto("/calcula-tu-alarma");
  const ids = [await startQuiz(page, running.sandboxUrl, "Adosado")];
  await page.goto("/calcula-tu-alarma");
  ids.push(await startQuiz(page, running.sandboxUrl, "Chalet"));
  await page.goto("/");
  ids.push(await startQuiz(page, running.sandboxUrl, "Ático"));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    const last = (await receivedFor(running.sandboxUrl, id)).at(-1);
    expect(last?.body.step).toBe(2);
  }
});

test("'Empezar de nuevo' of the funnel starts a new record", async ({ page }) => {
  const sent = sentBy(page);
  await page.goto("/encuesta");
  await waitForHydration(page);
  const answerPlace = async (name: string) => {
    await main(page).getByLabel(name, { exact: true }).check();
    const kept = page.waitForResponse("**/respuestas");
    await main(page).getByRole("button", { name: "Siguiente" }).click();
    await (await kept).finished();
  };
  await answerPlace("Un ático");
  await main(page).getByLabel("Por la terraza o la azotea", { exact: true }).check();
  await main(page).getByRole("button", { name: "Siguiente" }).click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.id).toMatch(/^ans/);
  await main(page).getByRole("link", { name: "Empezar de nuevo" }).click();
  await answerPlace("Un bajo");
  expect(sent.map(({ id }) => id)).toEqual([null, expect.stringMatching(/^ans/), null]);
});
