import { expect } from "./studio.ts";
import { test } from "./test.ts";

// The browser logs that the lake refuses a request without a session.
test.use({ expectedConsoleError: /status of 401/ });

for (const name of ["Ane", "Marcos"]) {
  test(`${name} signs in by name, is signed in after that, and is the author of an edit`, async ({
    studio,
    running,
    page,
    context,
  }) => {
    await context.clearCookies();
    await studio.open("catalogo;kits-para-casa;kit-piso");
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole("link", { name: "Contenido", exact: true })).toBeVisible({ timeout: 60_000 });
    const [session] = (await context.cookies()).filter((cookie) => cookie.name === "sanitySession");
    expect(session).toMatchObject({ httpOnly: true, path: "/lake" });
    await page.goto(studio.addressOf("structure/catalogo;kits-para-casa;kit-piso"));
    const price = studio.field("price.client").locator("input");
    await expect(price).toHaveValue(/€$/);
    const edited = page.waitForResponse((response) => response.url().includes("/data/actions/"));
    await price.fill(name === "Ane" ? "36,10" : "36,20");
    await price.blur();
    await edited;
    await expect(page.getByTestId("pane-footer").getByTitle(name).first()).toBeVisible({ timeout: 60_000 });
    const draft = "drafts.kit-piso";
    const history = `${running.sandboxUrl}/lake/v1/data/history/production/transactions/${draft}?reverse=true&limit=1`;
    const [line = ""] = (await (await context.request.get(history)).text()).split("\n");
    expect(JSON.parse(line)).toMatchObject({ author: name.toLowerCase() });
  });
}
