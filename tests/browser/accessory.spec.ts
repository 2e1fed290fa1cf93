import { expectAccessible } from "./page-checks.ts";
import { monthlyPrice } from "./prices.ts";
import { expect, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("the camera's page says its price with each kit, and leads to a kit's page with it", async ({ page }) => {
      await page.goto("/accesorios-alarma/camara-vision-nocturna");
      if (javaScriptEnabled) await expectAccessible(page);
      const offer = page.getByRole("navigation", { name: "Pídelo con tu kit" });
      await expect(offer.getByRole("link")).toHaveText([
        /Kit Piso\+3,20\s€\/mes IVA Incl\./,
        /Kit Bajo\/Ático\+3,20/,
        /Kit Chalet\+3,20/,
        /Kit Negocio\+2,64\s€\/mes IVA No Incl\./,
        /Kit Tienda\+2,64/,
        /Kit Local\+2,64/,
        /Kit Oficina\+2,64/,
      ]);
      await expect(offer).toContainText(/por teléfono: 6,00\s€ al mes en casa y 4,96\s€ en un negocio/);
      await offer.getByRole("link", { name: /Kit Piso/ }).click();
      const form = page.locator("form").filter({ has: page.getByRole("checkbox", { name: /Cámara HD/ }) });
      await expect(form.getByRole("checkbox", { name: /Cámara HD/ })).toBeChecked();
      await page.getByRole("main").getByRole("button", { name: "Lo quiero" }).click();
      await expect(page).toHaveURL(/\/checkout\?kit=piso&camara=true$/);
      await expect(page.getByRole("complementary", { name: "Resumen del pedido" })).toContainText(
        monthlyPrice("piso", { camera: true }),
      );
    });
  });
}

test("a kit that holds the panic button does not offer it again", async ({ page }) => {
  await page.goto("/accesorios-alarma/boton-de-panico");
  await expect(page.getByRole("navigation", { name: "Viene en estos kits" }).getByRole("link")).toHaveText([
    "Kit Tienda",
  ]);
  const offer = page.getByRole("navigation", { name: "Pídelo con tu kit" });
  await expect(offer.getByRole("link")).toHaveCount(6);
  await expect(offer.getByRole("link", { name: /Kit Tienda/ })).toHaveCount(0);
  await expect(offer).not.toContainText("por teléfono");
});

test("a price follows the territory", async ({ page }) => {
  await page.goto("/accesorios-alarma/boton-de-panico?territorio=canarias");
  const offer = page.getByRole("navigation", { name: "Pídelo con tu kit" });
  await expect(offer.getByRole("link").first()).toHaveText(/IGIC Incl\./);
  await expect(offer.getByRole("link").first()).not.toHaveText(/\+1,21/);
});

test("every device leads on to three others of its group", async ({ page, request }) => {
  await page.goto("/accesorios-alarma");
  const paths = await page
    .locator("main a[href^='/accesorios-alarma/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [, others = ""] = html.split("Otros dispositivos");
    const linked = [...others.matchAll(/href="(\/accesorios-alarma\/[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(linked).size, path).toBe(3);
    expect(linked, path).not.toContain(path);
  }
});
