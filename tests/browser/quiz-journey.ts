import { expect, type Page } from "@playwright/test";
import type { Sandbox } from "./sandbox.ts";

/** The answers for a chalet with camera, not a client. */
export const CHALET = ["Chalet", "Dos", "Semanas o meses enteros", "Sí", "No", "Sí", "No", "Sí", "No", "No"];

/** The URL of the result of `CHALET`. */
export const CHALET_RESULT =
  "/calcula-tu-alarma?lugar=casa&vivienda=chalet&accesos=dos-puertas&ausencias-casa=temporadas&varias-personas=si" +
  "&mascotas=no&ventanas-accesibles=si&personas-solas=no&ver-la-casa=si&otra-alarma=no&cliente-casa=no&client=false";

export const main = (page: Page) => page.getByRole("main");
export const question = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name, exact: true });
export const start = (page: Page) => main(page).getByRole("button", { name: "Vamos allá" }).click();
export const answer = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
export const result = (page: Page) => question(page, "Este es el kit de alarma que mejor te encaja");

/** Gives the answers in order, and returns the number of clicks. */
export async function answerAll(page: Page, answers: string[]): Promise<number> {
  for (const name of answers) {
    const asked = (await page.locator("#pregunta").textContent()) ?? "";
    await answer(page, name);
    // The address changes first. A click before the next question is shown answers the present one again.
    await expect(question(page, asked)).toBeHidden();
  }
  return answers.length;
}

/** The id of the record of the visitor's answers. */
export const readRecordId = (page: Page) => page.evaluate(() => localStorage.getItem("calculatorId"));

/** The requests for one record: the POST that returned its id, then the PUTs to it. */
export async function recordRequests(sandbox: Sandbox, id: string | null) {
  return (await sandbox.received("services")).filter((request) => request.answer.id === id);
}
