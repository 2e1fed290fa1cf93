import { openCheckout, placeOrder } from "./checkout-journey.ts";
import { VISITOR } from "./page-state.ts";
import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 600_000 });
// Robots are not counted.
test.use({ userAgent: VISITOR });

const PATH = "/alarmas-para-negocios/nave";

/** The pages that list or compare the kits for businesses. */
const LISTS = ["/alarmas-para-negocios", "/contratar-alarma-negocio", "/eu/alarmas-para-negocios", "/sitemap.xml"];

test("a new kit by content alone: made in the Studio, listed, recommended, ordered, withdrawn and back", async ({
  studio,
  running,
  sandbox,
  lake,
  page,
  context,
}) => {
  const says = async (path: string, text: string) => (await (await fetch(running.url + path)).text()).includes(text);
  const statusOf = async (path: string) => (await fetch(running.url + path, { redirect: "manual" })).status;

  await test.step("a copy of Kit Oficina gets its own name, price, route and identifier", async () => {
    await studio.open("catalogo;kits-para-negocios;kit-oficina");
    await expect(studio.field("price.client").locator("input")).toBeEditable();
    await studio.choose(/^Duplicar/);
    await expect(page).not.toHaveURL(/kit-oficina$/);
    const fill = (field: string, text: string) => studio.field(field).locator("input").fill(text);
    await expect(studio.field("productId").locator("input")).toHaveValue("oficina");
    await fill("productId", "nave");
    await fill("kitName.es", "Kit Nave");
    await fill("kitName.eu", "Nabe kita");
    await fill("name.es", "Alarma para Nave");
    await fill("name.eu", "Naberako alarma");
    await fill("price.client", "52,10");
    await fill("price.notClient", "57,20");
    await fill("route", "nave");
    await studio.publish();
  });

  await test.step("it is on every list and has its page in both languages", async () => {
    for (const path of LISTS) {
      await expect.poll(() => says(path, PATH), { message: path }).toBe(true);
    }
    expect(await says(PATH, "52,10")).toBe(true);
    expect(await says(PATH, "Alarma para Nave")).toBe(true);
    expect(await says(PATH, 'name="kit" value="nave"')).toBe(true);
    expect(await says(`/eu${PATH}`, "Naberako alarma")).toBe(true);
  });

  await test.step("on a phone it has a column of its own in the comparison", async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 375, height: 800 });
    await phone.goto(`${running.url}/alarmas-para-negocios`);
    const names = phone.locator(".compared thead th:not(:first-child)");
    const tops = await names.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    await phone.close();
  });

  await test.step("an answer of the quiz recommends it, chosen by its name", async () => {
    const [step, option] = await lake.fetch<[string, string]>(
      '*[_id == "quiz"][0].businessOptions[0]{ "keys": [_key, options[name == "otro"][0]._key] }.keys',
    );
    const place = `businessOptions[_key=="${step}"].options[_key=="${option}"].effect.product`;
    await studio.open(`paginas;quiz,path=${encodeURIComponent(place)}`);
    await page.getByLabel("Kit que recomienda").selectOption("Kit Nave");
    await studio.publish();
    const result = "/calcula-tu-alarma?lugar=negocio&actividad=otro";
    await expect.poll(() => says(result, "Kit Nave")).toBe(true);
  });

  await test.step("it is ordered, under its own name", async () => {
    const visitor = await context.newPage();
    await openCheckout(visitor, `${running.url}/checkout?kit=nave&business_kit=true`);
    await placeOrder(visitor, { phone: "600111099" });
    expect(await sandbox.orders("Alarma para Nave")).toHaveLength(1);
    await visitor.close();
  });

  await test.step("in 'Embudo' it has its name", async () => {
    await studio.openTool("embudo");
    await expect(page.getByLabel("Kit", { exact: true }).getByRole("option", { name: "Kit Nave" })).toBeAttached();
    await expect(page.getByTestId("breakdown")).toContainText("Kit Nave");
  });

  await test.step("withdrawn, it is nowhere, and its links lead to the other kits; then it is back", async () => {
    const id = await lake.fetch<string>('*[_type == "kit" && productId == "nave"][0]._id');
    await studio.open(`catalogo;kits-para-negocios;${id}`);
    await studio.withdraw("Nadie podrá pedirlo.");
    await expect.poll(() => statusOf("/checkout?kit=nave")).toBe(404);
    for (const path of LISTS) await expect.poll(() => says(path, PATH), { message: path }).toBe(false);
    await studio.publish();
    await expect.poll(() => statusOf("/checkout?kit=nave")).toBe(200);
    await expect.poll(() => says("/alarmas-para-negocios", PATH)).toBe(true);
  });
});
