import { expect } from "vitest";
import { loader } from "#app/routes/checkout.tsx";
import { loader as thanks } from "#app/routes/thanks.tsx";
import { untilEnded } from "#tests/support/jobs.ts";
import { confirm, reachAddress, reachConfirmation } from "#tests/support/journey.ts";
import type { Site } from "#tests/support/site.ts";
import { test as siteTest } from "#tests/support/site-test.ts";
import { Visitor } from "#tests/support/visitor.ts";

const test = siteTest.extend("env", { scope: "file" }, () => ({
  ABANDONMENT_DELAY_MS: "100",
  PERSONAL_DATA_DAYS: "20",
}));

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Moves the last change of every checkout into the past. */
async function passDays(site: Site, days: number): Promise<void> {
  const { db } = site.services.store;
  await db
    .updateTable("checkout")
    .set({ updated_at: new Date(Date.now() - days * DAY_MS) })
    .execute();
}

async function daysSinceChange(site: Site): Promise<number> {
  const { db } = site.services.store;
  const { updated_at } = await db
    .selectFrom("checkout")
    .select("updated_at")
    .orderBy("updated_at", "desc")
    .executeTakeFirstOrThrow();
  return (Date.now() - updated_at.getTime()) / DAY_MS;
}

async function remove(site: Site): Promise<void> {
  const { store } = site.services;
  await store.boss.send("personal-data-removal", {});
  await untilEnded(store, "personal-data-removal");
}

test("a checkout is kept for PERSONAL_DATA_DAYS, then deleted with all its data", async ({ site }) => {
  const leaver = new Visitor(site.context);
  await reachAddress(leaver, "kit=piso");
  const buyer = new Visitor(site.context);
  await reachConfirmation(buyer, "kit=chalet");
  await confirm(buyer);
  await untilEnded(site.services.store, "order-email");
  await untilEnded(site.services.store, "lead-email");

  await passDays(site, 19.9);
  await remove(site);
  const { data } = await leaver.get(loader, "/checkout");
  expect(data).toMatchObject({ selection: { productId: "piso" }, step: "address", person: { name: "Ane López" } });
  expect((await buyer.get(thanks, "/gracias")).data?.orderId).toBeTruthy();

  await passDays(site, 20.1);
  await remove(site);
  expect(await leaver.get(loader, "/checkout")).toMatchObject({ status: 303, location: "/#elige-kit" });
  expect((await buyer.get(thanks, "/gracias")).status).toBe(303);
  const { db } = site.services.store;
  expect(await db.selectFrom("checkout").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("lead").select("kind").execute()).toEqual([]);
  expect(site.log.lines).toContainEqual(expect.objectContaining({ level: "info", facts: { count: 2 } }));
});

test("a visit extends checkout and cookie once a day, and the page shows for how long", async ({ site }) => {
  const visitor = new Visitor(site.context);
  await reachAddress(visitor, "kit=piso");
  await passDays(site, 19.9);
  const { headers, data } = await visitor.get(loader, "/checkout");
  expect(headers.getSetCookie().find((line) => line.startsWith("checkout="))).toContain(
    `Max-Age=${20 * 24 * 60 * 60};`,
  );
  expect(data).toMatchObject({ keptDays: 20 });
  expect(await daysSinceChange(site)).toBeLessThan(0.1);
  await passDays(site, 0.9);
  await visitor.get(loader, "/checkout");
  expect(await daysSinceChange(site)).toBeGreaterThan(0.8);
});

test("a visit of the thank-you page extends them too, and the cookie keeps the kit for the next checkout", async ({
  site,
}) => {
  const buyer = new Visitor(site.context);
  await reachConfirmation(buyer, "kit=chalet");
  await confirm(buyer);
  await untilEnded(site.services.store, "order-email");
  await buyer.get(loader, "/checkout?kit=piso");
  await passDays(site, 19.9);
  const { headers, data } = await buyer.get(thanks, "/gracias");
  expect(data).toMatchObject({ keptDays: 20, selection: { productId: "chalet" } });
  expect(headers.getSetCookie().find((line) => line.startsWith("checkout="))).toContain(
    `Max-Age=${20 * 24 * 60 * 60};`,
  );
  expect(await daysSinceChange(site)).toBeLessThan(0.1);
  expect((await buyer.get(loader, "/checkout")).data?.selection.productId).toBe("piso");
  expect((await buyer.get(thanks, "/gracias")).headers.getSetCookie().join()).not.toContain("checkout=");
});

test("the job runs every ten minutes", async ({ site }) => {
  const schedules = await site.services.store.boss.getSchedules("personal-data-removal");
  expect(schedules).toEqual([expect.objectContaining({ cron: "*/10 * * * *" })]);
});
