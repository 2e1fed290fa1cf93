import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 300_000 });

test("an editor changes a price in the Studio, and the site shows it", async ({ tab, running, lake }) => {
  const { url, sandboxUrl } = running;
  const kit = `${sandboxUrl}/studio/structure/catalogo;kits-para-negocios;kit-oficina`;
  await tab.goto(`${sandboxUrl}/lake/v1/auth/login/marketing?origin=${encodeURIComponent(kit)}`);
  const price = tab.locator('[data-testid="field-price.client"] input');
  // The Studio takes its time to load on a busy machine.
  await expect(() => price.waitFor()).toPass({ timeout: 120_000 });
  await price.fill("37,25");
  const typed = () => lake.fetch('*[_id == "drafts.kit-oficina"][0].price.client', {}, { perspective: "raw" });
  await expect.poll(typed, { timeout: 60_000 }).toBe(37.25);
  await tab.locator('[data-testid="action-publicar"]:not([data-disabled="true"], [disabled])').click();
  const isShown = async () => (await (await fetch(`${url}/alarmas-para-negocios/oficina`)).text()).includes("37,25");
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  expect(await lake.fetch('*[_id == "kit-oficina"][0].price.client')).toBe(37.25);
});
