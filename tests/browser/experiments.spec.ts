import type { Browser } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { todayInSpain } from "#app/i18n/today.ts";
import { expectNoViolations } from "./page-checks.ts";
import { VISITOR } from "./page-state.ts";
import { expect, test } from "./test.ts";

test.use({ userAgent: VISITOR });

const PATH = "/apn";
const ID = "apn-titular";
const HEADINGS = { control: "Configura el APN como siempre", b: "El APN, en dos minutos" };

/** A visitor with an empty browser. Returns the variant that he sees, twice the same, which is all that his cookies tell. */
async function visit(browser: Browser, url: string): Promise<"control" | "b"> {
  const context = await browser.newContext({ userAgent: VISITOR, baseURL: url });
  const page = await context.newPage();
  const counted = page.waitForResponse("**/visit");
  await page.goto(PATH);
  const shown = async () => ((await page.getByText(HEADINGS.b).count()) > 0 ? "b" : "control");
  const variant = await shown();
  await counted;
  await page.reload();
  expect(await shown()).toBe(variant);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(cookies).toEqual([`experiments=${ID}:${variant}`]);
  await context.close();
  return variant;
}

const day = (days: number) => todayInSpain(new Date(Date.now() + days * 86_400_000));
const spanish = (date: string) => date.split("-").reverse().join("/");

const VARIANT = { _type: "experimentVariant", share: 50 };

/** An experiment on a page, as the Studio writes it (tests/browser/marketing-day.spec.ts). */
async function createExperiment(lake: SanityClient): Promise<void> {
  const variantOf = (variantId: string, label: string) => ({ _key: variantId, ...VARIANT, variantId, label });
  const heading = (title: string) => [
    { _key: "heading", _type: "heroSection", title: { _type: "localeString", es: title, eu: title } },
  ];
  const variant = { _key: "b", _type: "variantSectionList", experimentId: ID, variantId: "b" };
  const place = {
    _key: "place",
    _type: "experimentSectionList",
    experimentId: ID,
    default: heading(HEADINGS.control),
    variants: [{ ...variant, value: heading(HEADINGS.b) }],
  };
  await lake
    .transaction()
    .createOrReplace({
      _id: "experiment-apn",
      _type: "experiment",
      title: "Titular del APN",
      experimentId: ID,
      from: day(0),
      to: day(14),
      variants: [variantOf("control", "La de siempre"), variantOf("b", "La nueva")],
    })
    .patch("page-apn", (page) => page.append("sections", [place]))
    .commit();
}

test("visitors see both variants, the Studio shows each and their numbers, and says what an end takes", async ({
  studio,
  running,
  lake,
  page,
  browser,
}) => {
  await createExperiment(lake);
  const open = () => page.request.get(running.url + PATH, { headers: { "User-Agent": VISITOR } });
  await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toContain("experiments=");

  const seen = { control: 0, b: 0 };
  await test.step("visitors see both variants, and each keeps his own", async () => {
    await expect(async () => {
      seen[await visit(browser, running.url)] += 1;
      expect(seen.control > 0 && seen.b > 0).toBe(true);
    }).toPass({ timeout: 90_000, intervals: [0] });
  });

  await test.step("the funnel counts the visitors, and says that it is too early", async () => {
    await studio.openTool("embudo");
    const card = page.getByTestId("experiment-apn-titular");
    const visitors = (label: RegExp) => card.getByRole("row", { name: label }).getByRole("cell").first();
    await expect(visitors(/La de siempre/)).toHaveText(`${seen.control}`);
    await expect(visitors(/La nueva/)).toHaveText(`${seen.b}`);
    await expect(card.getByTestId("verdict")).toContainText("Todavía no se puede decir");
    await expectNoViolations(page, '[data-testid="experiments"]');
  });

  await test.step("each preview link of the experiment and of its page shows its variant", async () => {
    for (const [document, link, heading] of [
      ["experiment;experiment-apn", /^Configurar el APN\s*\/apn$/, HEADINGS.control],
      ["experiment;experiment-apn", /con «La nueva»/, HEADINGS.b],
      ["page;page-apn", /con «La nueva»/, HEADINGS.b],
    ] as const) {
      await studio.open(`paginas;${document}`);
      const frame = await studio.followLocation(link);
      await expect(frame.getByRole("heading", { name: heading })).toBeVisible();
    }
  });

  const counted = `En /apn todos verán la primera variante. Lleva ${seen.control + seen.b} visitantes.`;
  await test.step("an earlier end is asked about, with what it takes", async () => {
    await studio.open("paginas;experiment;experiment-apn");
    await studio.fillDay("to", 7);
    const end = `El experimento acaba antes: el ${spanish(day(7))} y no el ${spanish(day(14))}.`;
    const question = page.getByText(`${end} ${counted} Los resultados siguen en el Embudo`);
    await studio.publishButton.click();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Revisar", exact: true }).click();
    await expect(question).toBeHidden();
    expect(await lake.fetch('*[_id == "experiment-apn"][0].to')).toBe(day(14));
  });

  await test.step("deleting it says what it takes, and then everybody sees the first variant", async () => {
    await studio.remove(`${counted} Sus resultados dejan de verse en el Embudo; si lo restauras, vuelven.`);
    await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toBe("");
    expect(await (await open()).text()).toContain(HEADINGS.control);
    await studio.openTool("embudo");
    await expect(page.getByTestId("experiments")).toContainText("Todavía no ha empezado ninguno.");
  });
});
