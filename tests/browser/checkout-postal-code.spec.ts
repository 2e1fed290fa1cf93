import { openAddressStep } from "./checkout-journey.ts";
import { expect, test } from "./test.ts";

const phone = "600111011";

test("the postal code fills in its province, and the city where there is one, and follows a correction", async ({
  page,
}) => {
  await openAddressStep(page, { phone });
  const [code, province] = [page.getByLabel("Código postal"), page.getByLabel("Provincia")];
  await code.fill("52001");
  await expect(page.getByLabel("Ciudad")).toHaveValue("Melilla");
  await code.fill("48001");
  await expect(page.getByLabel("Ciudad")).toHaveValue("");
  await expect(province).toHaveValue("Bizkaia");
  await code.fill("28001");
  await expect(province).toHaveValue("Madrid");
  await province.fill("Segovia");
  await code.fill("05001");
  await page.getByLabel("Ciudad").fill("Ávila");
  await expect(province).toHaveValue("Segovia");
});

test("the typed postal code bounds the street search, and stays", async ({ page }) => {
  const options = page.getByRole("listbox").getByRole("option");
  await openAddressStep(page, { phone });
  await page.getByLabel("Código postal").fill("48005");
  await page.getByRole("combobox", { name: "Calle", exact: true }).pressSequentially("somera");
  await expect(options).toHaveText(["Calle Somera, Bilbao, España"]);
  await options.first().click();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Bilbao");
  await expect(page.getByLabel("Código postal")).toHaveValue("48005");
});
