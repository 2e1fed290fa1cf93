import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const searchOf = (page: Page) => page.getByRole("searchbox", { name: "Buscar en la ayuda" });

/** The first questions that a search finds, as the server sends them. */
async function firstQuestions(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const summaries = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].slice(0, 4);
  return summaries.map(([summary]) => summary.replaceAll(/<[^>]+>/g, ""));
}

for (const [path, words, question] of [
  ["/ayuda", "perro", "¿Puedo tener alarma si hay mascotas en casa?"],
  ["/ayuda", "niños", "¿Para qué sirven las llaves inteligentes? ¿Y si pierdo una?"],
  ["/ayuda", "dar de baja", "¿Hay permanencia?"],
  ["/ayuda", "dar de baja", "¿Cómo me doy de baja?"],
  ["/ayuda", "autónomo", "¿Cuánto cuesta la alarma para mi negocio?"],
  ["/ayuda", "autonomos", "¿Cuánto cuesta la alarma para mi negocio?"],
  ["/ayuda", "dos cámaras", "¿Puedo añadir más dispositivos al kit?"],
  ["/ayuda", "cancelar al año", "¿Qué me cuesta darme de baja antes de los 24 meses?"],
  ["/ayuda", "permanenica", "¿Hay permanencia?"],
  ["/ayuda", "sin internet", "¿Y si se cae internet?"],
  ["/ayuda", "se va la luz", "¿La alarma funciona si se va la luz?"],
  ["/eu/ayuda", "txakurrak", "Alarma izan dezaket etxean animaliak baditut?"],
  ["/eu/ayuda", "haurrak", "Zertarako dira giltza adimendunak? Eta bat galtzen badut?"],
  ["/eu/ayuda", "baja eman", "Nola eman dezaket baja?"],
  ["/eu/ayuda", "argia joan", "Alarmak funtzionatzen du argindarra joaten bada?"],
  ["/eu/ayuda", "Internetik gabe", "Eta Interneteko konexioa eteten bada?"],
] as const) {
  test(`${path}: '${words}' finds '${question}'`, async ({ running }) => {
    expect(await firstQuestions(`${running.url}${path}?q=${encodeURIComponent(words)}`)).toContain(question);
  });
}

for (const path of ["/ayuda", "/eu/ayuda"]) {
  test(`${path}: each suggested search finds questions`, async ({ running }) => {
    const html = await (await fetch(`${running.url}${path}`)).text();
    const searches = [...html.matchAll(/href="(\/[^"]*\?q=[^"]+)"/g)].map(([, href]) => `${running.url}${href}`);
    expect(searches).toHaveLength(4);
    for (const search of searches) expect(await firstQuestions(search), search).not.toHaveLength(0);
  });
}

test("the results follow what is typed, and Back leads to the tab", async ({ page }) => {
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
});

test("a search that finds nothing leaves the most asked questions", async ({ page }) => {
  await page.goto("/ayuda?q=submarinismo");
  await expect(page.getByRole("heading", { name: "Respuestas para «submarinismo»: 0" })).toBeVisible();
  await page.getByRole("link", { name: "¿Hay permanencia?" }).click();
  await expect(page).toHaveURL(/\/ayuda\/precio-y-factura#permanencia$/);
});
