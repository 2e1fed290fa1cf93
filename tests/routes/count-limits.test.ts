import { describe, expect } from "vitest";
import { addCounts } from "#app/db/funnel-counts.server.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { BROWSER } from "#tests/support/http-visitor.ts";
import { test as pagesTest } from "#tests/support/pages-test.ts";
import { counted, forget } from "./counted.ts";

const test = pagesTest
  .extend("env", { scope: "file" }, () => ({ TRUSTED_PROXIES: "1" }))
  .extend("from", ({ pages }) => (address: string) => {
    const headers = { ...BROWSER, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address };
    return {
      visit: (path: string) => fetch(`${pages.url}/visit`, { method: "POST", body: path, headers }),
      open: (path: string) => fetch(pages.url + path, { headers }),
    };
  });

test.beforeEach(({ site }) => forget(site));

const VISIT = {
  event: "visit",
  page: "/",
  kit: "",
  client_status: "CLIENT",
  language: "es",
  campaign: "",
  variant: "",
} as const;
const DAY_MS = 86_400_000;

describe("an address", () => {
  test("brings five new campaigns a day, in visits and in the checkout", async ({ site, from }) => {
    const { visit, open } = from("192.0.2.1");
    for (let index = 1; index <= 6; index += 1) await visit(`/?utm_id=new${index}`);
    await open("/checkout?kit=oficina&utm_id=new7");
    await from("192.0.2.2").visit("/?utm_id=other");
    // Others brought it before.
    await site.services.store.funnel.flush();
    await visit("/?utm_id=other");
    expect(await counted(site, "campaign")).toEqual({
      "visit new1": 1,
      "visit new2": 1,
      "visit new3": 1,
      "visit new4": 1,
      "visit new5": 1,
      "visit (otras)": 1,
      "kit (otras)": 1,
      "visit other": 2,
    });
  });

  test("is counted up to a limit; others go on", async ({ site, from }) => {
    for (let count = 0; count < 5_000; count += 1) site.services.countLimits.allows("192.0.2.3");
    expect((await from("192.0.2.3").visit("/")).status).toBe(429);
    expect((await from("192.0.2.3").open("/checkout?kit=oficina")).status).toBe(200);
    expect((await from("192.0.2.4").visit("/")).status).toBe(204);
    expect(await counted(site)).toEqual({ visit: 1 });
  });
});

test("a campaign of the days before keeps its name when made-up ones have taken the day", async ({ site, from }) => {
  const { db } = site.services.store;
  const yesterday = todayInSpain(new Date(Date.now() - DAY_MS));
  await db
    .insertInto("funnel_count")
    .values({ ...VISIT, campaign: "otono", day: yesterday, count: 7 })
    .execute();
  await addCounts(
    db,
    Array.from({ length: 100 }, (_, index) => ({ ...VISIT, campaign: `fake${index}`, count: 1 })),
  );
  await from("192.0.2.5").visit("/?utm_id=otono");
  await from("192.0.2.5").visit("/?utm_id=late");
  const counts = await counted(site, "campaign");
  expect([counts["visit otono"], counts["visit late"], counts["visit (otras)"]]).toEqual([1, undefined, 1]);
});
