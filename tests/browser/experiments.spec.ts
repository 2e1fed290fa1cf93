import type { Browser } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { todayInSpain } from "#app/i18n/today.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
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
async function createExperiment(lake: SanityClient, experimentId = ID): Promise<void> {
  const variantOf = (variantId: string, label: string) => ({ _key: variantId, ...VARIANT, variantId, label });
  const heading = (title: string) => [
    { _key: "heading", _type: "heroSection", title: { _type: "localeString", es: title, eu: title } },
  ];
  const variant = { _key: "b", _type: "variantSectionList", experimentId, variantId: "b" };
  const place = {
    _key: "place",
    _type: "experimentSectionList",
    experimentId,
    default: heading(HEADINGS.control),
    variants: [{ ...variant, value: heading(HEADINGS.b) }],
  };
  await lake
    .transaction()
    .createOrReplace({
      _id: "experiment-apn",
      _type: "experiment",
      title: "Titular del APN",
      experimentId,
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

  await test.step("so is a later beginning, which hides what was counted before", async () => {
    await studio.fillDay("to", 14);
    await studio.fillDay("from", 1);
    await studio.publishButton.click();
    const begin = `El experimento empieza más tarde: el ${spanish(day(1))}`;
    await expect(page.getByText(begin)).toContainText("deja de verse en el Embudo");
    await page.getByRole("button", { name: "Revisar", exact: true }).click();
  });

  await test.step("deleting it says what it takes, and then everybody sees the first variant", async () => {
    await studio.remove(`${counted} Sus resultados dejan de verse en el Embudo; si lo restauras, vuelven.`);
    await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toBe("");
    expect(await (await open()).text()).toContain(HEADINGS.control);
    await studio.openTool("embudo");
    await expect(page.getByTestId("experiments")).toContainText("Todavía no ha empezado ninguno.");
  });
});

/** A visitor over HTTP who sees the page, and orders if `orders` says so of his variant. Returns the variant. */
async function visitOverHttp(url: string, orders: (variant: string) => boolean): Promise<string> {
  const visitor = new HttpVisitor(() => url, { "User-Agent": VISITOR, "Sec-Fetch-Site": "same-origin" });
  await (await visitor.open(PATH)).text();
  await visitor.tell(PATH);
  const [, variant = ""] = /experiments=[\w-]+:(\w+)/.exec(visitor.cookieHeader) ?? [];
  if (!orders(variant)) return variant;
  await (await visitor.open("/checkout?kit=piso")).text();
  for (const [path, fields] of [
    ["/checkout?kit=piso", PERSONAL],
    ["/checkout", ADDRESS],
    ["/checkout", CLIENT_CONFIRMATION],
  ] as const) {
    expect((await visitor.post(path, fields)).status).toBe(303);
  }
  return variant;
}

test("after a thousand visits the Studio says which variant sells more", async ({ studio, running, lake, page }) => {
  test.setTimeout(300_000);
  // Counts stay between tests.
  const experimentId = "apn-mil";
  await createExperiment(lake, experimentId);
  const open = () => page.request.get(running.url + PATH, { headers: { "User-Agent": VISITOR } });
  await expect.poll(async () => (await open()).headers()["set-cookie"] ?? "").toContain("experiments=");

  const visits = new Map<string, number>();
  // Of ten visitors five order after the first variant, and eight after the second.
  const ordersOfTen: Record<string, number> = { control: 5, b: 8 };
  const orders = (variant: string) => {
    const before = visits.get(variant) ?? 0;
    visits.set(variant, before + 1);
    return before % 10 < (ordersOfTen[variant] ?? 0);
  };
  await test.step("a thousand visits, ten at a time", async () => {
    for (let visit = 0; visit < 1_000; visit += 10) {
      await Promise.all(Array.from({ length: 10 }, () => visitOverHttp(running.url, orders)));
    }
    expect([...visits.keys()].sort()).toEqual(["b", "control"]);
  });

  const card = page.getByTestId(`experiment-${experimentId}`);
  const cells = (label: RegExp) => card.getByRole("row", { name: label }).getByRole("cell");
  await test.step("while it runs it says to wait", async () => {
    await studio.openTool("embudo");
    for (const [label, variant] of [
      [/La de siempre/, "control"],
      [/La nueva/, "b"],
    ] as const) {
      await expect(cells(label).first()).toHaveText(`${visits.get(variant)}`);
    }
    await expect(card.getByTestId("verdict")).toContainText("Hay visitas de sobra, pero espera");
  });

  await test.step("once it is over it names the winner, and the difference", async () => {
    await lake
      .patch("experiment-apn")
      .set({ from: day(-1), to: day(-1) })
      .commit();
    await page.reload();
    await expect(card.getByTestId("verdict")).toHaveText("«La nueva» vende más.");
    await expect(cells(/La nueva/).last()).toHaveText(/^de \+\d+(,\d+)? a \+\d+(,\d+)? puntos$/);
    await expectNoViolations(page, '[data-testid="experiments"]');
  });
});
