import { waitForHydration } from "#tests/browser/page-state.ts";
import { expectPath, expectValue, test } from "./test.ts";

test("the help's search follows what is typed, and Back leads to the tab", async ({ tab }) => {
  await tab.goto("/ayuda");
  await waitForHydration(tab);
  const search = tab.getByRole("searchbox", { name: "Buscar en la ayuda" });
  await search.pressSequentially("perr");
  await tab.getByRole("heading", { name: "Respuestas para «perr»: 1" }).waitFor();
  await search.pressSequentially("os");
  await tab.getByRole("heading", { name: "Respuestas para «perros»: 1" }).waitFor();
  await expectPath(tab, "/ayuda?q=perros");
  await tab.goBack();
  await expectPath(tab, "/ayuda");
  await expectValue(search, "");
});

test("the question that an address names is open, and on the screen", async ({ tab }) => {
  await tab.goto("/ayuda/precio-y-factura#permanencia");
  // The address names the answer, which a closed question hides.
  await tab.locator("#permanencia").waitFor();
  await tab.waitForFunction(() => {
    const { top } = document.querySelector("#permanencia")?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight;
  });
});
