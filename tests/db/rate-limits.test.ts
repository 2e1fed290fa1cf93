import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteEndedRateLimits } from "#app/db/retention.server.ts";
import { createRateLimits } from "#server/rate-limits.ts";
import { createTestLog } from "#tests/support/test-log.ts";
import { describeEachStore } from "./each-store.ts";

const CALLBACKS = 30;
const ADDRESS = "192.0.2.7";

/** The table of docs/rules.md#request-limits. */
const LIMITS = [
  { action: "form", by: "address", limit: 600 },
  { action: "form", by: "checkout", limit: 200 },
  { action: "step", by: "address", limit: 120 },
  { action: "step", by: "checkout", limit: 60 },
  { action: "promotion", by: "address", limit: 120 },
  { action: "promotion", by: "checkout", limit: 20 },
  { action: "street", by: "address", limit: 1200 },
  { action: "street", by: "checkout", limit: 300 },
  { action: "callback", by: "address", limit: 30 },
  { action: "withdrawal", by: "address", limit: 60 },
  { action: "vote", by: "address", limit: 240 },
  { action: "answers", by: "address", limit: 1200 },
  { action: "secret", by: "address", limit: 30 },
] as const;

/** How many of the requests at once are within the limit. */
const LEFT = 20;

describeEachStore("rate limits", (store) => {
  const log = createTestLog();
  /** The limits of one instance of the site. */
  const instance = () => createRateLimits(store.db, "secret", log);

  beforeEach(async () => {
    log.lines.length = 0;
    await store.db.deleteFrom("rate_limit").execute();
  });

  test.for(LIMITS)("hold against 100 requests at once over two instances: $action, $by, $limit", async (limited) => {
    const { action, by, limit } = limited;
    const sender = by === "address" ? { address: ADDRESS } : { checkoutId: "2b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11" };
    const before = instance();
    for (let left = limit; left > LEFT; left--) expect(await before[action].count(sender)).toBe(0);
    const instances = [instance(), instance()];
    // Opens the connections, which takes a slow machine longer than a request waits for its count.
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(store.db)));
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, index) => instances[index % 2]?.[action].count(sender)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LEFT);
    expect(Math.max(...waits.map((wait) => wait ?? Infinity))).toBeLessThanOrEqual(600);
    // Each action has a limit of its own.
    expect(await before[action === "street" ? "vote" : "street"].count(sender)).toBe(0);
  });

  test.for([
    ["192.0.2.7", "192.0.2.7", true],
    ["192.0.2.7", "192.0.2.8", false],
    ["::ffff:192.0.2.7", "192.0.2.7", true],
    ["::ffff:192.0.2.7", "::ffff:192.0.2.8", false],
    ["2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", true],
    ["2001:db8::1", "2001:0DB8:0:0:1:2:3:4", true],
    ["2001:db8::1", "2001:db8:0:1::1", false],
    ["unknown", "unknown", true],
  ] as const)("%s and %s count as one: %s", async ([first, second, areOne]) => {
    const { callback } = instance();
    for (let asked = 0; asked < CALLBACKS; asked++) expect(await callback.count({ address: first })).toBe(0);
    expect((await callback.count({ address: first })) > 0).toBe(true);
    expect((await instance().callback.count({ address: second })) > 0).toBe(areOne);
  });

  test("count a checkout on any address", async () => {
    const { promotion } = instance();
    const ask = (address: string, checkoutId = "2b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11") =>
      promotion.count({ address, checkoutId });
    for (let asked = 0; asked < 20; asked++) expect(await ask(`192.0.2.${asked}`)).toBe(0);
    expect(await ask("192.0.2.99")).toBeGreaterThan(0);
    expect(await ask("192.0.2.99", "5c0e9a51-6a57-4b3f-8a5e-0c7a3f6e2b14")).toBe(0);
  });

  test("a request that is given back leaves room for one, at every instance", async () => {
    const [first, second] = [instance().promotion, instance().promotion];
    const sender = { checkoutId: "2b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11" };
    for (let asked = 0; asked < 20; asked++) expect(await first.count(sender)).toBe(0);
    await first.giveBack(sender);
    expect(await second.count(sender)).toBe(0);
    expect(await second.count(sender)).toBeGreaterThan(0);
  });

  test("end with their window, whose counts are then deleted", async () => {
    const count = () => instance().callback.count({ address: ADDRESS });
    for (let asked = 0; asked < CALLBACKS; asked++) await count();
    expect(await count()).toBeGreaterThan(0);
    await deleteEndedRateLimits(store.db);
    expect(await count()).toBeGreaterThan(0);
    await store.db
      .updateTable("rate_limit")
      .set({ expire: Date.now() - 1 })
      .execute();
    expect(await count()).toBe(0);
    await store.db
      .updateTable("rate_limit")
      .set({ expire: Date.now() - 1 })
      .execute();
    await deleteEndedRateLimits(store.db);
    expect(await store.db.selectFrom("rate_limit").selectAll().execute()).toEqual([]);
  });

  test("store and log no address and no id, and log one refusal", async () => {
    const { promotion } = instance();
    const sender = { address: ADDRESS, checkoutId: "2b1f6d0e-3c52-4c8e-9a55-2f0f3e6f9d11" };
    for (let asked = 0; asked < 25; asked++) await promotion.count(sender);
    const rows = JSON.stringify(await store.db.selectFrom("rate_limit").selectAll().execute());
    expect(rows).not.toContain(sender.address);
    expect(rows).not.toContain(sender.checkoutId);
    expect(log.lines).toEqual([
      {
        level: "warn",
        message: "An IP address or a checkout is over its rate limit",
        facts: { action: "promotion" },
      },
    ]);
  });

  describe("while the database fails", () => {
    const rename = (from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute();

    test("each instance counts for itself, and says so once", async () => {
      await rename("rate_limit", "elsewhere");
      const { callback } = instance();
      const waits: number[] = [];
      for (let asked = 0; asked <= CALLBACKS; asked++) waits.push(await callback.count({ address: ADDRESS }));
      const elsewhere = await instance().callback.count({ address: ADDRESS });
      await rename("elsewhere", "rate_limit");
      expect(waits.slice(0, -1)).toEqual(Array.from({ length: CALLBACKS }, () => 0));
      expect(waits.at(-1)).toBeGreaterThan(0);
      expect(elsewhere).toBe(0);
      expect(log.lines.map(({ message }) => message)).toEqual([
        "The shared rate limits failed; each instance counts for itself",
        "An IP address or a checkout is over its rate limit",
        "The shared rate limits failed; each instance counts for itself",
      ]);
    });

    test("no request waits for it longer than about a second", async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
      // Holds the only connection of the embedded database, and the table on a server.
      const holder = store.db.transaction().execute(async (transaction) => {
        await sql`lock table rate_limit`.execute(transaction);
        isLocked();
        await released;
      });
      await locked;
      const started = performance.now();
      expect(await instance().callback.count({ address: ADDRESS })).toBe(0);
      expect(performance.now() - started).toBeLessThan(3_000);
      release();
      await holder;
    });
  });
});
