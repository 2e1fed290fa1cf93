import { expect, test, vi } from "vitest";
import { sendJob, workOn } from "#app/store/jobs.server.ts";
import { describeEachStore } from "./each-store.ts";

describeEachStore("the jobs of a store", (store) => {
  test("a job is done once a key, and a rollback takes it back", async () => {
    const done: string[] = [];
    const failures: unknown[] = [];
    await workOn(
      store.current().boss,
      "order-confirmation",
      async ({ checkoutId }) => {
        done.push(checkoutId);
      },
      (_queue, error) => failures.push(error),
    );
    const send = (key: string) =>
      store
        .current()
        .db.transaction()
        .execute((transaction) =>
          sendJob(store.current().boss, transaction, "order-confirmation", key, { checkoutId: key }),
        );
    await send("one");
    await send("one");
    await expect(
      store
        .current()
        .db.transaction()
        .execute(async (transaction) => {
          await sendJob(store.current().boss, transaction, "order-confirmation", "taken back", {
            checkoutId: "taken back",
          });
          throw new Error("rolled back");
        }),
    ).rejects.toThrow("rolled back");
    await send("last");
    await vi.waitFor(() => expect(done).toContain("last"), { timeout: 15_000 });
    expect(done.sort()).toEqual(["last", "one"]);
    expect(failures).toEqual([]);
  });
});
