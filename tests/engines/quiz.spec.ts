import { waitForHydration } from "#tests/browser/page-state.ts";
import { CHALET } from "#tests/browser/quiz-journey.ts";
import { expectPath, expectText, test } from "./test.ts";

test("the quiz leads from the home page to its kit, and that to the order", async ({ tab }) => {
  await tab.goto("/");
  await waitForHydration(tab);
  const main = tab.getByRole("main");
  await main.getByRole("button", { name: "Vamos allá" }).click();
  await tab.getByText("Pregunta 2 de 11").waitFor();
  for (const name of CHALET) {
    const asked = (await tab.locator("#pregunta").textContent()) ?? "";
    await main.getByRole("link", { name, exact: true }).click();
    await main.getByRole("heading", { name: asked, exact: true }).waitFor({ state: "hidden" });
  }
  await expectText(main, "Este es el kit de alarma que mejor te encaja");
  await expectText(main, "Kit Chalet");
  await tab.goBack();
  await main.getByRole("link", { name: "No", exact: true }).click();
  await main.getByRole("button", { name: "Lo quiero" }).click();
  await expectPath(tab, "/checkout?kit=chalet&camara=true");
  await tab.getByLabel("Nombre").waitFor();
});
