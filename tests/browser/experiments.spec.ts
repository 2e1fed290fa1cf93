import type { Browser } from "@playwright/test";
import { todayInSpain } from "#app/promos/today.ts";
import { lakeClient } from "#tests/support/lake-client.ts";
import { expectNoViolations } from "./page-checks.ts";
import { waitForHydration } from "./page-state.ts";
import { expect, test } from "./test.ts";
import { VISITOR } from "./visitor-agent.ts";

test.use({ userAgent: VISITOR, expectedConsoleError: /WebSocket is already in CLOSING or CLOSED state/ });

const PATH = "/apn";
const ID = "apn-titular";
const HEADINGS = { control: "Configura el APN como siempre", b: "El APN, en dos minutos" };

/** A visitor with an empty browser: the variant that he sees, twice the same, and his cookies. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ userAgent: VISITOR, baseURL: url });
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

const day = (days: number) => todayInSpain(new Date(Date.now() + days * 86_400_000));
const spanish = (date: string) => date.split("-").reverse().join("/");

/** An experiment on a page, as the Studio writes it (tests/browser/marketing-day.spec.ts). */
async function createExperiment(sandboxUrl: string): Promise<void> {
  const variantOf = (variantId: string, label: string) => ({
    _key: variantId,
    _type: "experimentVariant",
    variantId,
    label,
    share: 50,
  });
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
  await lakeClient(sandboxUrl)
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
  page,
  browser,
}) => {
  const content = lakeClient(running.sandboxUrl);
  await createExperiment(running.sandboxUrl);
  const open = () => page.request.get(running.url + PATH, { headers: { "User-Agent": VISITOR } });
  await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toContain("experiments=");

  const seen = { control: 0, b: 0 };
  await test.step("visitors see both variants, and each keeps his own", async () => {
    await expect(async () => {
      const { variant, cookies } = await visit(browser, running.url);
      expect(cookies).toEqual([`experiments=apn-titular:${variant}`]);
      if (variant === "control" || variant === "b") seen[variant] += 1;
      expect(seen.control > 0 && seen.b > 0).toBe(true);
    }).toPass({ timeout: 90_000, intervals: [0] });
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
    expect(await content.fetch('*[_id == "experiment-apn"][0].to')).toBe(day(14));
  });

  await test.step("deleting it says what it takes, and then everybody sees the first variant", async () => {
    await studio.choose(/Eliminar/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(
      `${counted} Sus resultados dejan de verse en el Embudo; si lo restauras, vuelven.`,
    );
    await dialog.getByRole("button", { name: "Seguir" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Eliminar/ })
      .click();
    await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toBe("");
    expect(await (await open()).text()).toContain(HEADINGS.control);
    await studio.openTool("embudo");
    await expect(page.getByTestId("experiments")).toContainText("Todavía no ha empezado ninguno.");
  });
});
