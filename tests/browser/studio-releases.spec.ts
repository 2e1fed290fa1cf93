import { expect } from "./studio.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ timezoneId: "Europe/Madrid" });

test("a draft that is scheduled for the next minute is on the site then", async ({ studio, running, lake, page }) => {
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
  await expect(page.getByText(/^Programado para publicarse: (hoy|mañana) a las /).first()).toBeVisible();
  expect(await price()).toBe(false);
  await expect.poll(price, { timeout: 90_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  expect(await lake.fetch('*[_id == "drafts.kit-oficina"]', {}, { perspective: "raw" }), "no draft stays").toEqual([]);
});

test("times are those of Spain wherever the browser is", async ({ studio, browser, lake }) => {
  const context = await browser.newContext({ timezoneId: "Atlantic/Canary", locale: "es-ES" });
  await context.addCookies(await studio.page.context().cookies());
  const page = await context.newPage();
  await page.goto(studio.addressOf("releases"));
  await expect(page.getByRole("button", { name: /Europe\/Madrid/ })).toBeVisible();
  const month = new Intl.DateTimeFormat("es-ES", { month: "long", timeZone: "Europe/Madrid" }).format(new Date());
  await expect(page.getByText(new RegExp(`^${month} \\d{4}$`, "i"))).toBeVisible();

  const dialog = page.getByRole("dialog");
  const at = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000);
  // While the tool is still loading, it may close the dialog.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("button", { name: "Nuevo lanzamiento" }).click();
    await dialog.getByTestId("release-form-title").fill("De Canarias", { timeout: 4_000 });
    await dialog.getByRole("button", { name: "Cuándo se publica" }).click({ timeout: 4_000 });
    await page.getByRole("menuitem", { name: "En una fecha" }).click({ timeout: 4_000 });
    await dialog.getByTestId("date-input").fill(typed(at), { timeout: 4_000 });
    await dialog.getByTestId("date-input").blur();
    await dialog.getByRole("button", { name: "Crear lanzamiento" }).click({ timeout: 4_000 });
    await expect(page).toHaveURL(/releases\/r\w+\?perspective=r\w+/, { timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  const planned = '*[_type == "system.release" && metadata.title == "De Canarias"].metadata.intendedPublishAt';
  await expect.poll(() => lake.fetch(planned, {}, { perspective: "raw" })).toEqual([at.toISOString()]);
  await context.close();
});

/** '24 nov 2026 12:05' in Spain, as the Studio's field of a time is typed. */
function typed(time: Date): string {
  const parts = new Intl.DateTimeFormat("es-ES", {
    ...({ month: "short", day: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
    hourCycle: "h23",
    timeZone: "Europe/Madrid",
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value;
  return `${part("day")} ${part("month")?.slice(0, 3)} ${part("year")} ${part("hour")}:${part("minute")}`;
}
