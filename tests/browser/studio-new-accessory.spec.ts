import { expect, expectOnSite } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ timeout: 300_000 });

const PATH = "/accesorios-alarma/detector-de-gas";

test("a new accessory by content alone: made in the Studio, in the catalogue, with a page, put into a kit, withdrawn", async ({
  studio,
  running,
  lake,
  page,
}) => {
  const expectShown = (path: string, text: string, isThere = true) => expectOnSite(running.url + path, text, isThere);
  const statusOf = async (path: string) => (await fetch(running.url + path, { redirect: "manual" })).status;

  await test.step("a copy of another gets its own name and route", async () => {
    await studio.openTool("intent/edit/id=accessory-detector-de-humo;type=accessory/");
    await expect(studio.field("title.es").locator("input")).toBeEditable();
    await studio.choose(/^Duplicar/);
    await expect(page).not.toHaveURL(/accessory-detector-de-humo/);
    await expect(studio.field("slug").locator("input")).toHaveValue("detector-de-humo");
    const fill = (field: string, text: string) => studio.field(field).locator("input").fill(text);
    await fill("title.es", "Detector de gas");
    await fill("title.eu", "Gas-detektagailua");
    await fill("slug", "detector-de-gas");
    await page.getByTestId("group-tab-search").click();
    await fill("search.title.es", "Detector de gas | Alarmas Yoigo");
    await fill("search.title.eu", "Gas-detektagailua | Yoigo Alarmak");
    await studio.publish();
  });

  await test.step("it is in the catalogue and the sitemap, and has its page in both languages", async () => {
    for (const path of ["/accesorios-alarma", "/eu/accesorios-alarma", "/sitemap.xml"]) await expectShown(path, PATH);
    await expectShown(PATH, "Detector de gas</h1>");
    await expectShown(`/eu${PATH}`, "Gas-detektagailua</h1>");
    await expectShown(PATH, "<title>Detector de gas | Alarmas Yoigo</title>");
  });

  const id = await lake.fetch<string>('*[_type == "accessory" && slug.current == "detector-de-gas"][0]._id');
  await test.step("a kit that contains it links to its page", async () => {
    const name = { _type: "localeString", es: "Detector de gas", eu: "Gas-detektagailua" };
    const accessory = { _type: "reference", _ref: id };
    const content = {
      _key: "gas",
      _type: "complement",
      quantity: 1,
      short: name,
      long: name,
      group: "sensors",
      accessory,
    };
    await lake.patch("kit-chalet").append("complements", [content]).commit();
    await expectShown("/alarmas-para-casa/chalets", PATH);
    await lake.patch("kit-chalet").unset(['complements[_key=="gas"]']).commit();
  });

  await test.step("withdrawn, it is nowhere; then it is back", async () => {
    await studio.withdraw(`Deja de verse en la web (${PATH}).`);
    await expectShown("/accesorios-alarma", PATH, false);
    await expectShown("/sitemap.xml", PATH, false);
    await expect.poll(() => statusOf(PATH)).toBe(404);
    await studio.publish();
    await expectShown("/accesorios-alarma", PATH);
    await expect.poll(() => statusOf(PATH)).toBe(200);
  });
});
