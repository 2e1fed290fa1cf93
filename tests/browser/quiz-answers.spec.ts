import { answer, answerAll, CHALET, main, result, start } from "./quiz-journey.ts";
import { expect, test } from "./test.ts";

test.describe("answers", () => {
  test.afterEach(async ({ running }) => {
    await fetch(`${running.sandboxUrl}/failures`, { method: "DELETE" });
  });

  interface Received {
    method: string;
    body: Record<string, unknown>;
    answer: Record<string, unknown>;
  }

  /** The requests for one record: the POST that returned its id, and the PUTs to it. */
  const receivedAs = async (sandboxUrl: string, id: string | null): Promise<Received[]> => {
    const answer = await fetch(`${sandboxUrl}/received?service=services`);
    const all: Received[] = await answer.json();
    return all.filter((request) => request.answer.id === id);
  };

  test("are recorded under one id, and under a new one after 'Volver a Calcular'", async ({ page, running }) => {
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

  test("that cannot be recorded do not disturb the visitor", async ({ page, running }) => {
    const rule = { service: "services", status: 500 };
    const put = { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(rule) };
    await fetch(`${running.sandboxUrl}/failures`, put);
    await page.goto("/calcula-tu-alarma");
    await start(page);
    await answerAll(page, CHALET);
    await expect(result(page)).toBeVisible();
  });
});

test("with consent each answer and 'Lo quiero' are analytics events, without it nothing", async ({ page }) => {
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
