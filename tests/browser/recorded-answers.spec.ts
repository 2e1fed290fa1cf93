import type { Page, Route } from "@playwright/test";
import { waitForHydration } from "./page-state.ts";
import { answer, answerAll, CHALET_RESULT, main, readRecordId, recordRequests, result, start } from "./quiz-journey.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

/** The requests of the page that record answers, oldest first. The list grows as they are made. */
function watchRecordings(page: Page): { answers: string; id: string | null }[] {
  const sent: { answers: string; id: string | null }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/respuestas")) return;
    const form = new URLSearchParams(request.postData() ?? "");
    sent.push({ answers: form.get("answers") ?? "", id: form.get("id") });
  });
  return sent;
}

/** Answers up to the dwelling, and returns the id of the record. */
async function startQuiz(page: Page, sandbox: Sandbox, dwelling: string): Promise<string | null> {
  const before = await readRecordId(page);
  await waitForHydration(page);
  await start(page);
  await answerAll(page, [dwelling]);
  await expect.poll(() => readRecordId(page).then((id) => id !== null && id !== before)).toBe(true);
  const id = await readRecordId(page);
  await expect.poll(async () => (await recordRequests(sandbox, id)).at(-1)?.body.step).toBe(2);
  return id;
}

test("a shared result is recorded when the visitor answers, not when he only navigates", async ({ page }) => {
  const sent = watchRecordings(page);
  await page.goto(CHALET_RESULT);
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

test("answers are recorded under one id; after 'Volver a Calcular' under a new one, but for a pending request", async ({
  page,
  sandbox,
}) => {
  await page.goto("/calcula-tu-alarma");
  const oldId = await startQuiz(page, sandbox, "Adosado");
  expect(oldId).toMatch(/^ans/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  };
  // Later requests are not held, so that none is on its way when the test ends.
  await page.route("**/respuestas", hold, { times: 1 });
  await answerAll(page, ["Tres o más"]);
  const last = async () => (await recordRequests(sandbox, oldId)).at(-1)?.body;
  await expect.poll(last).toMatchObject({ step: 3 });
  const arrived = page.waitForResponse("**/respuestas");
  await main(page).getByRole("link", { name: "Volver a Calcular" }).click();
  release();
  await (await arrived).finished();
  expect(await readRecordId(page)).toBeNull();
  expect(await startQuiz(page, sandbox, "Ático")).not.toBe(oldId);
  expect(await last()).toMatchObject({ id: oldId, step: 3, product: "chalet" });
  const [first, ...others] = (await recordRequests(sandbox, oldId)).map(({ method }) => method);
  expect([first, ...new Set(others)]).toEqual(["POST", "PUT"]);
});
