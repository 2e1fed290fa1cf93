import { lakeClient } from "#tests/support/lake-client.ts";
import { expect as baseExpect, test } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
const expect = baseExpect.configure({ timeout: 60_000 });

test.describe.configure({ mode: "default", timeout: 150_000 });
test.use({
  locale: "es-ES",
  timezoneId: "Europe/Madrid",
  expectedConsoleError:
    /^Document out of sync, skipping mutation|WebSocket is already in CLOSING or CLOSED state|^\[@sanity\/comlink\] Received no response|^Unable to connect to visual editing|^The preview iframe hasn't finished loading/,
});

const PRICES = { "kit-piso": ["35,90", "31,20"], "kit-chalet": ["44,90", "40,10"] } as const;
const PATHS = { "kit-piso": "/alarmas-para-casa/pisos", "kit-chalet": "/alarmas-para-casa/chalets" } as const;
const KITS = ["kit-piso", "kit-chalet"] as const;

test("two documents of a release are previewed, and are on the site at once when it is published", async ({
  studio,
  running,
  page,
}) => {
  const content = lakeClient(running.sandboxUrl).withConfig({ perspective: "raw" });
  const htmlOf = async (path: string) => (await fetch(running.url + path)).text();

  await test.step("a release", async () => {
    await studio.openTool("releases");
    await page.getByRole("button", { name: "Nuevo lanzamiento" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByTestId("release-form-title").fill("Rebajas de enero");
    await dialog.getByRole("button", { name: "Crear lanzamiento" }).click();
    await expect(page).toHaveURL(/releases\/r\w+\?perspective=r\w+/);
  });
  const release = new URL(page.url()).searchParams.get("perspective") ?? "";

  await test.step("two prices in it", async () => {
    for (const kit of KITS) {
      await studio.open(`catalogo;kits-para-casa;${kit}?perspective=${release}`);
      await page.getByRole("button", { name: "Añadir al lanzamiento" }).click();
      const price = studio.field("price.client").locator("input");
      await expect(price).toBeEditable();
      await price.fill(PRICES[kit][1]);
      await price.blur();
      await expect
        .poll(() => content.fetch("*[_id == $id][0].price.client", { id: `versions.${release}.${kit}` }))
        .toBe(Number(PRICES[kit][1].replace(",", ".")));
    }
    for (const kit of KITS) expect((await htmlOf(PATHS[kit])).includes(PRICES[kit][0])).toBe(true);
  });

  await test.step("both in the preview", async () => {
    for (const kit of KITS) {
      const preview = new URLSearchParams({ perspective: release, preview: PATHS[kit] });
      await studio.openTool(`vista-previa?${preview}`);
      const price = page.frameLocator("iframe").first().getByText(PRICES[kit][1]).first();
      await expect(price).toBeAttached({ timeout: 90_000 });
    }
    for (const kit of KITS) expect((await htmlOf(PATHS[kit])).includes(PRICES[kit][1])).toBe(false);
  });

  await test.step("both on the site", async () => {
    await studio.openTool(`releases/${release}`);
    const question = page.getByTestId("confirm-publish-dialog");
    // The button shows no question while the documents are validated.
    await expect(async () => {
      await page.getByRole("button", { name: "Publicar el lanzamiento" }).click({ timeout: 4_000 });
      await expect(question).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await question.getByTestId("confirm-button").click();
    await expect.poll(() => content.fetch("*[_id == $id][0].state", { id: `_.releases.${release}` })).toBe("published");
    for (const kit of KITS) {
      await expect.poll(async () => (await htmlOf(PATHS[kit])).includes(PRICES[kit][1]), { timeout: 5_000 }).toBe(true);
    }
    const revisions = await content.fetch<string[]>("*[_id in $ids]._rev", { ids: KITS });
    expect(new Set(revisions).size).toBe(1);
    await expect(page.getByText("Este lanzamiento se ha publicado.")).toBeVisible();
  });
});

test("a draft that is scheduled for the next minute is on the site then", async ({ studio, running, page }) => {
  const price = async () =>
    (await (await fetch(`${running.url}/alarmas-para-negocios/oficina`)).text()).includes("37,15");
  await studio.open("catalogo;kits-para-negocios;kit-oficina");
  await studio.field("price.client").locator("input").fill("37,15");
  await studio.field("price.client").locator("input").blur();
  await expect(studio.publishButton).toBeEnabled();
  await studio.choose(/^Programar publicación/);
  const dialog = page.getByRole("dialog");
  // Whole minutes; the next one when there is time left to type it.
  const at = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
  await dialog.getByTestId("date-input").fill(typed(at));
  await dialog.getByTestId("date-input").blur();
  await dialog.getByRole("button", { name: "Programar", exact: true }).click();
  await expect(page.getByText(/^Programado para publicarse/).first()).toBeVisible();
  expect(await price()).toBe(false);
  await expect.poll(price, { timeout: 90_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
});

test("times are those of Spain wherever the browser is", async ({ studio, browser }) => {
  const context = await browser.newContext({ timezoneId: "Atlantic/Canary", locale: "es-ES" });
  await context.addCookies(await studio.page.context().cookies());
  const page = await context.newPage();
  await page.goto(studio.addressOf("releases"));
  await expect(page.getByRole("button", { name: /Europe\/Madrid/ })).toBeVisible();
  await context.close();
});

/** 'Nov 24, 2026 12:05' in Spain, as the Studio's field of a time is typed. */
function typed(time: Date): string {
  const parts = { month: "short", day: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  const text = new Intl.DateTimeFormat("en-US", { ...parts, hourCycle: "h23", timeZone: "Europe/Madrid" }).format(time);
  return text.replace(/(\d{4}),/, "$1");
}
