import type { Browser } from "@playwright/test";
import { lakeClient } from "#tests/support/lake-client.ts";
import { expectNoViolations } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect as baseExpect, test } from "./test.ts";

/** On a busy machine the Studio takes longer than a page of the site. */
const expect = baseExpect.configure({ timeout: 30_000 });

// The site draws no variant for browsers that say that nobody sits in front of them.
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
// The Studio's stream ends when the page is left.
test.use({ userAgent: USER_AGENT, expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });
test.describe.configure({ timeout: 180_000 });

const PATH = "/apn";
const HEADINGS = { control: "Configura el APN como siempre", b: "El APN, en dos minutos" };

/** A visitor with an empty browser: the variant that he sees, twice the same, and his cookies. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ userAgent: USER_AGENT, baseURL: url });
  const page = await context.newPage();
  const counted = page.waitForResponse("**/visit");
  await page.goto(PATH);
  const shown = async () => await page.getByRole("heading", { name: /APN como siempre|APN, en dos/ }).textContent();
  const first = await shown();
  await waitForHydration(page);
  await counted;
  await page.reload();
  expect(await shown()).toBe(first);
  await page.goto("/contacto");
  await waitForHydration(page);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await context.close();
  return { variant: Object.entries(HEADINGS).find(([, heading]) => heading === first)?.[0], cookies };
}

test("marketing makes an experiment; visitors see both variants, and the funnel says that it is too early", async ({
  studio,
  running,
  page,
  browser,
}) => {
  const content = lakeClient(running.sandboxUrl);

  await test.step("the experiment, with its days", async () => {
    await studio.create("experiment");
    await studio.field("title").locator("input").fill("Titular del APN");
    await studio.field("experimentId").locator("input").fill("apn-titular");
    const end = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid" }).format(Date.now() + 14 * 86_400_000);
    await expect(async () => {
      await studio.field("to").locator("input").fill(end);
      await page.keyboard.press("Enter");
      await expect(studio.publishButton).toBeEnabled({ timeout: 4_000 });
    }).toPass();
    await studio.publish();
  });

  await test.step("its place on a page, with a heading for each variant", async () => {
    await studio.open("paginas;page;page-apn");
    await studio.addExperiment("Titular del APN", HEADINGS);
    const typed = '*[_id == "drafts.page-apn"][0].sections[].variants[].value[].title.eu';
    await expect.poll(() => content.fetch(typed, {}, { perspective: "raw" })).toContain(HEADINGS.b);
    await studio.open("paginas;page;page-apn");
    await studio.publish();
    const open = () => page.request.get(running.url + PATH, { headers: { "User-Agent": USER_AGENT } });
    await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toContain("experiments=");
  });

  const seen = { control: 0, b: 0 };
  await test.step("visitors see both variants, and each keeps his own", async () => {
    await expect(async () => {
      const { variant, cookies } = await visit(browser, running.url);
      expect(cookies).toEqual([`experiments=apn-titular:${variant}`]);
      if (variant === "control" || variant === "b") seen[variant] += 1;
      expect(seen.control > 0 && seen.b > 0).toBe(true);
    }).toPass({ timeout: 90_000, intervals: [0] });
  });

  await test.step("the preview shows each variant", async () => {
    for (const [search, heading] of [
      ["", HEADINGS.control],
      ["?variante=apn-titular:b", HEADINGS.b],
    ]) {
      const frame = await studio.preview(PATH + search);
      await expect(frame.getByRole("heading", { name: heading })).toBeVisible();
    }
  });

  await test.step("the funnel counts the visitors, and says that it is too early", async () => {
    await studio.openTool("embudo");
    const card = page.getByTestId("experiment-apn-titular");
    await expect(
      card
        .getByRole("row", { name: /La de siempre/ })
        .getByRole("cell")
        .first(),
    ).toHaveText(`${seen.control}`);
    await expect(
      card
        .getByRole("row", { name: /La nueva/ })
        .getByRole("cell")
        .first(),
    ).toHaveText(`${seen.b}`);
    await expect(card.getByTestId("verdict")).toContainText("Todavía no se puede decir");
    await expectNoViolations(page, '[data-testid="experiments"]');
  });
});
