import { expect, test, vi } from "vitest";
import { createQueue, deadLetterQueue, sendJob, startWorker } from "#app/db/job-queue.server.ts";
import { SOON } from "#tests/support/site.ts";
import { describeEachStore } from "./each-store.ts";

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

describeEachStore("the jobs of a store", (store) => {
  test("a job runs once per key, and not after a rollback", async () => {
    const done: string[] = [];
    const failures: unknown[] = [];
    await createQueue(store.boss, RETENTION_DAYS, "order-confirmation");
    await startWorker(
      store.boss,
      "order-confirmation",
      async ({ checkoutId }) => {
        done.push(checkoutId);
      },
      (_queue, error) => failures.push(error),
    );
    const send = (key: string) =>
      store.db
        .transaction()
        .execute((transaction) => sendJob(store.boss, transaction, "order-confirmation", key, { checkoutId: key }));
    await send("one");
    await send("one");
    await expect(
      store.db.transaction().execute(async (transaction) => {
        await sendJob(store.boss, transaction, "order-confirmation", "rolled back", {
          checkoutId: "rolled back",
        });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await send("last");
    await vi.waitFor(() => expect(done).toContain("last"), SOON);
    expect(done.sort()).toEqual(["last", "one"]);
    expect(failures).toEqual([]);
  });

  test("a job is due by the database's clock, also when that of the instance is a day ahead", async () => {
    const { boss, db } = store;
    await createQueue(boss, RETENTION_DAYS, "order-outcome");
    vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ["Date"] });
    await db
      .transaction()
      .execute((transaction) => sendJob(boss, transaction, "order-outcome", "due", { checkoutId: "due" }, 60_000));
    vi.useRealTimers();
    const [job] = await boss.findJobs("order-outcome");
    expect(job && job.startAfter.getTime() - job.createdOn.getTime()).toBe(60_000);
  });

  test("waiting jobs and dead letters are kept as long as personal data, also in queues of an earlier version", async () => {
    const { boss, db } = store;
    await boss.createQueue(deadLetterQueue("order-email"));
    await createQueue(boss, RETENTION_DAYS, "order-email");
    await db
      .transaction()
      .execute((transaction) => sendJob(boss, transaction, "order-email", "kept", { checkoutId: "kept" }));
    const [job] = await boss.findJobs<object>("order-email");
    if (!job) throw new Error("There is no job");
    expect(job.keepUntil.getTime() - job.createdOn.getTime()).toBe(RETENTION_DAYS * DAY_MS);
    await boss.update("order-email", job.data, { id: job.id, retryLimit: 0 });
    // Only now: a try before the update would be followed by others, later than the test waits.
    await startWorker(
      boss,
      "order-email",
      async () => {
        throw new Error("Never");
      },
      () => undefined,
    );
    const dead = await vi.waitFor(async () => {
      const [letter] = await boss.findJobs(deadLetterQueue("order-email"));
      if (!letter) throw new Error("There is no dead letter");
      return letter;
    }, SOON);
    expect(dead.keepUntil.getTime() - dead.createdOn.getTime()).toBe(RETENTION_DAYS * DAY_MS);
  });
});
