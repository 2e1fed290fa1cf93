import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });
// The browser logs that the lake refuses a request without a session, and that the Studio's stream ends when the page is left.
test.use({ expectedConsoleError: /status of 401|WebSocket is already in CLOSING or CLOSED state/ });

test("an editor signs in, and is signed in after that", async ({ studio, page, context }) => {
  await context.clearCookies();
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await expect(page.getByRole("link", { name: "Contenido", exact: true })).toBeVisible({ timeout: 60_000 });
  const [session] = (await context.cookies()).filter(({ name }) => name === "sanitySession");
  expect(session).toMatchObject({ httpOnly: true, path: "/lake" });
  await studio.open("catalogo;kits-para-casa;kit-piso");
  await expect(studio.field("price.client").locator("input")).toHaveValue("35,90 €", { timeout: 60_000 });
});
