import { expectCompletePage } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";

test.use({ seed: "sections" });

/** Together they hold every section. `all-pages.spec.ts` checks the pages of the site. */
const PAGES = ["/todas-las-secciones", "/todas-las-secciones?client=false", "/eu/sin-cabecera", "/ayuda"];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    for (const path of PAGES) {
      test(`${path} has one h1, no axe violation and no horizontal scroll`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectCompletePage(page);
      });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a flip card turns and turns back, by click and by keyboard", async ({ page }) => {
      await page.goto("/accesorios-alarma");
      const card = page.locator("article", { hasText: "Sirena interior" });
      const front = card.getByText("Suena con fuerza");
      const back = card.getByText("lleva su propia batería");
      await expect(front).toBeVisible();
      await expect(back).toBeHidden();
      // The whole front turns, so that its button lies over the text.
      await front.hover({ force: true });
      await page.mouse.down();
      await page.mouse.up();
      await expect(back).toBeVisible();
      await expect(front).toBeHidden();
      await card.locator("summary").press("Enter");
      await expect(front).toBeVisible();
      await expect(back).toBeHidden();
      await card.locator("summary").press("Space");
      await card.getByRole("link", { name: "Ver ficha Sirena interior" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sirena interior");
    });

    test("a card that does not turn leads to its device", async ({ page }) => {
      await page.goto("/accesorios-alarma");
      await page.getByRole("link", { name: "Ver ficha Detector de humo" }).click();
      await expect(page).toHaveURL(/\/accesorios-alarma\/detector-de-humo$/);
    });

    test("one question is open at a time, and a click closes it", async ({ page }) => {
      await page.goto("/ayuda");
      const answers = page.locator("details");
      const one = answers.getByText("Respuesta a «¿Cómo funciona la alarma?».");
      const other = answers.getByText("Respuesta a «¿Y si se va la luz?».");
      await expect(other).toBeVisible();
      await expect(one).toBeHidden();
      await page.getByText("¿Cómo funciona la alarma?", { exact: true }).click();
      await expect(one).toBeVisible();
      await expect(other).toBeHidden();
      await page.getByText("¿Cómo funciona la alarma?", { exact: true }).click();
      await expect(one).toBeHidden();
    });
  });
}

test("'/ayuda#question' opens the tab of the question", async ({ page }) => {
  await page.goto("/ayuda#averias");
  await expect(page).toHaveURL(/\/ayuda\/servicio#averias$/);
  await expect(page.getByText("Respuesta a «¿A quién llamo si algo falla?».")).toBeInViewport();
});

test("the slider moves by its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1040, height: 780 });
  await page.goto("/todas-las-secciones");
  const last = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Dos sensores con cámara" }) });
  await expect(last).not.toBeInViewport();
  const slides = page.locator(".swiper-wrapper").filter({ has: last });
  const next = page.getByRole("button", { name: "Ver siguientes" });
  await expect(async () => {
    // What is above it may still load, and on a slow machine the last press may still be moving the slider.
    await slides.evaluate((list) => list.scrollIntoView({ block: "center" }));
    if (await next.isEnabled()) await next.click({ timeout: 1_000 });
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
  }).toPass({ intervals: [0] });
  await expect(next).toBeDisabled();
});

test("the help search keeps a text that was typed before hydration", async ({ page }) => {
  const { promise: isTyped, resolve: allowScripts } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/ayuda/servicio", { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: "Buscar en la ayuda" }).fill("cuanto cuesta");
  allowScripts();
  await waitForHydration(page);
  await expect(page.getByRole("searchbox")).toHaveValue("cuanto cuesta");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("'/ayuda#question' links to the tab of the question", async ({ page }) => {
    await page.goto("/ayuda#averias");
    await page.locator("#averias").getByRole("link", { name: "¿A quién llamo si algo falla?" }).click();
    await expect(page.getByText("Respuesta a «¿A quién llamo si algo falla?».")).toBeInViewport();
  });

  test("every device of the slider can be reached by keyboard", async ({ page }) => {
    await page.goto("/todas-las-secciones");
    const link = page.getByRole("link", { name: "Dos sensores con cámara" });
    await link.focus();
    await expect(link).toBeInViewport();
  });
});
