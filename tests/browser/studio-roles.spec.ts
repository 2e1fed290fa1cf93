import { expect } from "./studio.ts";
import { test } from "./test.ts";

test("a contributor proposes a price, an editor publishes it, and the activity names both", async ({
  page,
  context,
  running,
  lake,
  studio,
}) => {
  test.slow();
  const signIn = (user: string) =>
    context.request.get(`${running.sandboxUrl}/lake/v1/auth/login/${user}`, {
      params: { origin: `${running.sandboxUrl}/studio` },
      maxRedirects: 0,
    });
  const kit = "catalogo;kits-para-casa;kit-chalet";
  const price = studio.field("price.client").locator("input");

  await test.step("who may not publish writes a draft", async () => {
    await signIn("redaccion");
    await studio.open(kit);
    await price.fill("43,9");
    await expect
      .poll(() => lake.fetch('*[_id == "drafts.kit-chalet"][0].price.client', {}, { perspective: "raw" }))
      .toBe(43.9);
    await expect(studio.publishButton).toBeDisabled();
  });

  const activity = (text: string) => page.getByRole("listitem").filter({ hasText: `${text} Kit Chalet` });
  await test.step("who may publish finds it in the activity", async () => {
    await signIn("marketing");
    await page.goto("about:blank");
    await studio.openTool("actividad");
    await expect(activity("Redacción cambió, sin publicar,").first()).toBeVisible();
  });

  await test.step("and publishes it", async () => {
    await studio.open(kit);
    await expect(price).toHaveValue(/43,9/);
    await studio.publish();
    await expect.poll(() => lake.fetch('*[_id == "kit-chalet"][0].price.client')).toBe(43.9);
    await studio.openTool("actividad");
    await expect(activity("Marketing publicó").first()).toBeVisible();
  });
});
