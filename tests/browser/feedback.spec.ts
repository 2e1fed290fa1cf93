import { expectNoHorizontalScroll, expectNoViolations } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test } from "./test.ts";

// `translated-pages.spec.ts` votes and comments in the help area.
test.use({ viewport: { width: 360, height: 740 } });

/** The requests with votes and comments, oldest first. */
async function votes(sandbox: Sandbox) {
  const requests = await sandbox.received("node");
  return requests.filter(({ path }) => path.startsWith("/qualification"));
}

test.beforeEach(({ sandbox }) => sandbox.clearReceived());

test("YES shows the thanks; the vote can be changed; NO asks for a comment, which can be left out, by keyboard", async ({
  page,
  sandbox,
}) => {
  await page.goto("/alarmas-para-casa/pisos");
  await waitForHydration(page);
  const box = page.getByRole("group", { name: "¿Has encontrado aquí lo que querías saber?" });
  await box.getByRole("button", { name: "Sí" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Gracias/ })).toBeVisible();
  await page.getByRole("button", { name: "Cambiar mi respuesta" }).click();
  await box.getByRole("button", { name: "No" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "¿Qué dato te falta para decidirte?" })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gracias. Lo tendremos en cuenta en esta página.")).toBeVisible();
  const questionId = "ficha-informacion:alarmas-para-casa/pisos";
  expect(await votes(sandbox)).toMatchObject([
    { body: { questionId, answer: "YES" } },
    { body: { questionId, answer: "NO" } },
  ]);
  await expectNoHorizontalScroll(page);
});
