import { describe, expect, vi } from "vitest";
import { deletePersonalData } from "#app/checkout/jobs/retention.server.ts";
import { readCounts } from "#app/db/funnel-counts.server.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { ADDRESS, CLIENT_CONFIRMATION, PERSONAL } from "#tests/support/checkout-fields.ts";
import { BROWSER, HttpVisitor } from "#tests/support/http-visitor.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { KITS } from "#tests/support/price-list.ts";
import { SOON } from "#tests/support/site.ts";
import { counted, forget } from "./counted.ts";

const test = pagesTest
  .extend("env", { scope: "file" }, () => ({
    ABANDONMENT_DELAY_MS: "1500",
    SANDBOX_LAKE: "open",
  }))
  /** Sends what a page sends when it is shown. */
  .extend("visit", ({ pages }) => async (path: string, headers: Record<string, string> = {}) => {
    const sent = { ...BROWSER, "Sec-Fetch-Site": "same-origin", ...headers };
    return await fetch(`${pages.url}/visit`, { method: "POST", body: path, headers: sent });
  });

describe("a visit", () => {
  test("is counted for pages that sell and for nobody else's beacons", async ({ site, visit }) => {
    await forget(site);
    const lists = ["/", "/alarmas-para-negocios", "/alarmas-para-casa-precios", "/promociones"];
    for (const path of [...lists, "/alarmas-para-negocios/tienda"]) await visit(path);
    for (const path of ["/ayuda", "/aviso-legal", "/no-existe", "//evil.example/", "x", "/checkout"]) await visit(path);
    const refused = [
      await visit("/", { "Sec-Fetch-Site": "cross-site" }),
      await visit(`/?utm_id=${"a".repeat(1_200)}`),
    ].map(({ status }) => status);
    expect(refused).toEqual([403, 413]);
    await visit("/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
    await visit("/", { Cookie: "preview=x" });
    await visit("/?utm_id=ane@example.com");
    expect(await counted(site, "page", "kit", "campaign")).toEqual({
      "visit /": 2,
      "visit /alarmas-para-negocios": 1,
      "visit /alarmas-para-negocios/tienda tienda": 1,
      "visit /alarmas-para-casa-precios": 1,
      "visit /promociones": 1,
    });
  });

  test("tells at most 100 campaigns of a day apart", async ({ site, visit }) => {
    await forget(site);
    for (let index = 0; index < 130; index += 1) await visit(`/?utm_id=c${index}`);
    const counts = await counted(site, "campaign");
    expect(Object.keys(counts)).toHaveLength(101);
    expect(counts["visit (otras)"]).toBe(30);
  });
});

test("an order after a lead call counts as recovered, with its own campaign", async ({ site, pages }) => {
  await forget(site);
  const visitor = new HttpVisitor(() => pages.url, { ...BROWSER, "Sec-Fetch-Site": "same-origin" });
  const page = await (await visitor.open("/checkout?kit=oficina&utm_id=radio")).text();
  expect(/action="[^"]*\?kit=oficina&amp;utm_id=radio"/.test(page), "the form carries the campaign").toBe(true);
  // A reload, and a form that is refused, count nothing.
  await visitor.open("/checkout?kit=oficina&utm_id=radio");
  await visitor.post("/checkout?kit=oficina&utm_id=radio", { ...PERSONAL, phone: "" });
  await visitor.post("/checkout?kit=oficina&utm_id=radio", PERSONAL);
  await vi.waitFor(async () => expect((await counted(site)).lead).toBe(1), SOON);
  await visitor.post("/checkout", ADDRESS);
  await visitor.post("/checkout", CLIENT_CONFIRMATION);
  // Once more counts nothing either.
  await visitor.post("/checkout", CLIENT_CONFIRMATION);
  expect(await counted(site, "kit", "campaign")).toMatchObject({
    "kit oficina radio": 1,
    "step1 oficina radio": 1,
    "order oficina radio": 1,
    "revenue_cents oficina radio": 24 * Math.round(100 * KITS.oficina.price.client),
    "recovered oficina radio": 1,
  });
});

test("a program that orders is counted at no stage", async ({ site, pages, visit }) => {
  await forget(site);
  const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0" };
  await visit("/alarmas-para-casa/pisos", agent);
  const program = new HttpVisitor(() => pages.url, { ...agent, "Sec-Fetch-Site": "same-origin" });
  await program.open("/checkout?kit=piso");
  await program.post("/checkout?kit=piso", PERSONAL);
  await program.post("/checkout", ADDRESS);
  await program.post("/checkout", CLIENT_CONFIRMATION);
  expect((await program.look()).kind).toBe("ordered");
  expect(await counted(site)).toEqual({});
});

test("counts older than 25 months are deleted", async ({ site }) => {
  await forget(site);
  const { db } = site.services.store;
  const row = {
    event: "visit",
    page: "/",
    kit: "",
    client_status: "CLIENT",
    language: "es",
    campaign: "",
    variant: "",
    count: 3,
  };
  const dayBefore = (days: number) => todayInSpain(new Date(Date.now() - days * 86_400_000));
  await db
    .insertInto("funnel_count")
    .values([770, 700].map((days) => ({ ...row, day: dayBefore(days) })))
    .execute();
  await deletePersonalData(site.services);
  const left = await readCounts(db, { from: "2000-01-01", to: "2999-01-01", by: ["day"], only: {} });
  expect(left).toEqual([{ event: "visit", day: dayBefore(700), count: 3 }]);
});
