import { expectAccessible } from "./page-checks.ts";
import { expect, test, withAndWithoutJavaScript } from "./test.ts";

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.use({ viewport: { width: javaScriptEnabled ? 360 : 1280, height: 740 } });

  test("the catalogue's filter shows the devices of one area, and all of them again", async ({ page }) => {
    await page.goto("/accesorios-alarma");
    const filter = page.getByRole("group", { name: "Más dispositivos" });
    const opening = page.locator(".catalogue-opening");
    await expect(opening.getByRole("article")).toHaveCount(2);
    const names = page.locator("[data-area] article h3").filter({ visible: true });
    // The filter leaves the two of the opening where they are.
    await expect(filter.getByRole("radio", { name: "Todos" })).toBeChecked();
    const all = await names.count();
    await expect(filter.getByText("Todos")).toHaveText(`Todos ${all}`);
    const cardOf = (name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
    await expect(cardOf("Cámara HD con visión nocturna")).toContainText(/\+3,20\s€\/mes IVA Incl\. con tu kit/);
    // The price first, so that it is not read as that of the kit.
    await expect(cardOf("Botón de pánico")).toContainText(
      /\+1,21\s€\/mes IVA Incl\. con tu kit\s*Incluido en Kit Tienda/,
    );
    await expect(cardOf("Sirena interior")).toContainText("En Kit Chalet");
    await expect(cardOf("Teclado de alarma")).toContainText("En Kit Negocio, Local y Oficina");
    await expect(cardOf("Panel de control")).toContainText("En todos los kits");
    await expect(cardOf("Sirena exterior").getByRole("link", { name: "Pedir precio" })).toHaveAttribute(
      "href",
      "/te-llamamos",
    );
    const byPhone = page.locator("section", { has: page.getByRole("heading", { name: "Para ampliar tu alarma" }) });
    await expect(byPhone).toContainText(/Precio por teléfono: 900 622 550/);
    await expect(cardOf("App Alarmas Yoigo")).toContainText("En todos los kits");
    const orders = page.getByRole("listitem").filter({ hasText: "Pídelos por teléfono" });
    await expect(orders.getByRole("link", { name: "900 622 550" })).toHaveAttribute("href", "tel:900622550");
    let shown = 0;
    for (const [area, count, some] of [
      ["Dentro", 9, "Detector de rotura de cristal"],
      ["Fuera", 6, "Sirena exterior"],
      ["Fuego y agua", 3, "Detector de humo"],
      ["Mandos", 5, "Llave inteligente"],
    ] as const) {
      await filter.getByRole("radio", { name: `${area} ${count}` }).check();
      await expect(names).toHaveCount(count);
      await expect(names.filter({ hasText: some })).toHaveCount(1);
      // Every card below the opening says its area, so the count is explained.
      const areas = page.locator("article").getByText(area, { exact: true }).filter({ visible: true });
      await expect(areas).toHaveCount(count);
      shown += count;
    }
    expect(shown).toBe(all);
    await filter.getByRole("radio", { name: "Fuego y agua" }).check();
    await expect(page.getByRole("heading", { name: "Dispositivos de base" })).toBeHidden();
    await expect(orders).toBeVisible();
    await expect(cardOf("Botón de pánico")).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await filter.getByRole("radio", { name: "Todos" }).check();
    await expect(names).toHaveCount(all);
  });
});

test("a device with a price leads to the choice of a kit", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/accesorios-alarma");
  await page.getByRole("link", { name: "Añadir cámara" }).click();
  await expect(page).toHaveURL(/\/accesorios-alarma\/camara-vision-nocturna#order-device$/);
  await expect(page.getByLabel("Tu kit, con este dispositivo")).toBeInViewport();
});
