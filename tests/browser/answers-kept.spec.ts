import type { Page } from "@playwright/test";
import { answer, answerAll, main, result, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

const RESULT =
  "/calcula-tu-alarma?lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si" +
  "&mascotas=no&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no&client=false";

/** What a page sends to be kept, oldest first. */
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

/** What the service was sent under an id. */
async function keptAs(sandboxUrl: string, id: string | null): Promise<Received[]> {
  const all: Received[] = await (await fetch(`${sandboxUrl}/received?service=services`)).json();
  return all.filter((request) => request.answer.id === id);
}

const idOf = (page: Page) => page.evaluate(() => localStorage.getItem("calculatorId"));

/** The page's code has come, so that what is pressed leads on without asking the server for a page. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main a, main form") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** Answers up to the dwelling, and gives the id under which both answers are kept. */
async function begin(page: Page, sandboxUrl: string, dwelling: string): Promise<string | null> {
  const before = await idOf(page);
  await takenOver(page);
  await start(page);
  await answerAll(page, [dwelling]);
  await expect.poll(() => idOf(page).then((id) => id !== null && id !== before)).toBe(true);
  const id = await idOf(page);
  await expect.poll(async () => (await keptAs(sandboxUrl, id)).at(-1)?.body.step).toBe(2);
  return id;
}

test("somebody else's result is recorded when its visitor answers, and not when he looks around", async ({ page }) => {
  const sent = sentBy(page);
  await page.goto(RESULT);
  await takenOver(page);
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

test("what was on its way when 'Volver a Calcular' was pressed stays with the finished calculation", async ({
  page,
  running,
}) => {
  await page.goto("/calcula-tu-alarma");
  const finished = await begin(page, running.sandboxUrl, "Adosado");
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
  const last = async () => (await keptAs(running.sandboxUrl, finished)).at(-1)?.body;
  await expect.poll(last).toMatchObject({ step: 3 });
  const arrived = page.waitForResponse("**/respuestas");
  await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
  letGo();
  await (await arrived).finished();
  expect(await idOf(page)).toBeNull();
  expect(await begin(page, running.sandboxUrl, "Ático")).not.toBe(finished);
  expect(await last()).toMatchObject({ step: 3, product: "chalet" });
});

test("a calculation that is begun anew, here or on another page, leaves the one before as it was", async ({
  page,
  running,
}) => {
  await page.goto("/calcula-tu-alarma");
  const ids = [await begin(page, running.sandboxUrl, "Adosado")];
  await page.goto("/calcula-tu-alarma");
  ids.push(await begin(page, running.sandboxUrl, "Chalet"));
  await page.goto("/");
  ids.push(await begin(page, running.sandboxUrl, "Ático"));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    const last = (await keptAs(running.sandboxUrl, id)).at(-1);
    expect(last?.body.step).toBe(2);
  }
});

test("'Empezar de nuevo' of the funnel begins another record", async ({ page }) => {
  const sent = sentBy(page);
  await page.goto("/encuesta");
  await takenOver(page);
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
