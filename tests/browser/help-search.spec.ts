import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const searchOf = (page: Page) => page.getByRole("searchbox", { name: "Buscar en la ayuda" });

test("the results follow what is typed, Back leads to the tab, and one that finds nothing leaves the most asked questions", async ({
  page,
}) => {
  await page.goto("/ayuda");
  await searchOf(page).pressSequentially("perr", { delay: 20 });
  await expect(page.getByRole("heading", { name: "Respuestas para «perr»: 1" })).toBeVisible();
  await expect(searchOf(page)).toBeFocused();
  await searchOf(page).pressSequentially("os");
  await expect(page.getByRole("heading", { name: "Respuestas para «perros»: 1" })).toBeVisible();
  await expect(page).toHaveURL(/\/ayuda\?q=perros$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ayuda$/);
  await expect(searchOf(page)).toHaveValue("");

  await page.goto("/ayuda?q=submarinismo");
  await expect(page.getByRole("heading", { name: "Respuestas para «submarinismo»: 0" })).toBeVisible();
  await page.getByRole("link", { name: "¿Hay permanencia?" }).click();
  await expect(page).toHaveURL(/\/ayuda\/precio-y-factura#permanencia$/);
});
