import type { Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

const TEXTS = {
  es: {
    path: "/desistimiento",
    link: "Desistir del contrato aquí",
    name: "Nombre y apellidos",
    number: "Número de pedido o de contrato",
    email: "Email para el justificante",
    next: "Continuar",
    correct: "Corregir los datos",
    confirm: "Confirmar desistimiento",
    review: "Comprueba y confirma",
    received: "Hemos recibido tu desistimiento",
    invalid: /^Este campo debe ser un email/,
  },
  eu: {
    path: "/eu/desistimiento",
    link: "Egin atzera kontratutik hemen",
    name: "Izen-abizenak",
    number: "Eskaeraren edo kontratuaren zenbakia",
    email: "Egiaztagiria jasotzeko helbide elektronikoa",
    next: "Jarraitu",
    correct: "Zuzendu datuak",
    confirm: "Baieztatu atzera egitea",
    review: "Egiaztatu eta baieztatu",
    received: "Jaso dugu atzera egiteko zure jakinarazpena",
    invalid: /^Eremu honek helbide elektroniko bat izan behar du/,
  },
} as const;

const form = (page: Page) => page.getByRole("main").locator("form");

/** The withdrawals from a number that reached the company. */
async function withdrawals(sandbox: Sandbox, number: string) {
  const requests = await sandbox.received("node");
  return requests.map(({ body }) => body).filter((body) => body.contract === number);
}

for (const [language, javaScriptEnabled] of [
  ["es", true],
  ["eu", false],
] as const) {
  const texts = TEXTS[language];
  test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript, on a phone`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, expectedConsoleError: /status of 400/ });

    test("the footer leads to a withdrawal in two steps, with a receipt", async ({ page, sandbox }) => {
      const number = `ord-${language}-${javaScriptEnabled}`;
      const check = async () => (javaScriptEnabled ? await expectAccessible(page) : undefined);
      await page.goto(language === "es" ? "/" : "/eu");
      await page.getByRole("contentinfo").getByRole("link", { name: texts.link }).click();
      await expect(page).toHaveURL(new RegExp(`${texts.path}$`));
      await check();

      await form(page).getByLabel(texts.name).fill("Ane López");
      await form(page).getByLabel(texts.number).fill(number);
      await form(page).getByLabel(texts.email).fill("ane@");
      await form(page).getByRole("button", { name: texts.next }).click();
      await expect(form(page).getByLabel(texts.email)).toHaveAccessibleDescription(texts.invalid);
      await expect(form(page).getByLabel(texts.email)).toHaveAttribute("aria-invalid", "true");
      await expect(form(page).getByLabel(texts.number)).toHaveValue(number);
      await check();

      await form(page).getByLabel(texts.email).fill("ane@example.com");
      await form(page).getByRole("button", { name: texts.next }).click();
      await expect(page.getByRole("heading", { name: texts.review })).toBeVisible();
      await expect(form(page).getByRole("blockquote")).toContainText(number);
      await check();

      await form(page).getByRole("button", { name: texts.correct }).click();
      await expect(form(page).getByLabel(texts.name)).toHaveValue("Ane López");
      await form(page).getByRole("button", { name: texts.next }).click();
      expect(await withdrawals(sandbox, number)).toEqual([]);
      await form(page).getByRole("button", { name: texts.confirm }).click();

      await expect(page.getByRole("heading", { level: 1, name: texts.received })).toBeVisible();
      await expect(page.getByRole("main").getByRole("blockquote")).toContainText(number);
      await check();
      await expect.poll(() => withdrawals(sandbox, number)).toMatchObject([{ email: "ane@example.com" }]);
    });
  });
}
