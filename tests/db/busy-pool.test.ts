import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "#app/db/store.server.ts";
import { startPostgres } from "#tests/support/postgres.ts";

test("requests wait for a connection while others use all of them", async () => {
  const { url, stop } = await startPostgres();
  const store = await openStore({ databaseUrl: url, dataDir: "", sessionSecrets: ["s".repeat(32)] }, () => undefined);
  // With ten connections the last would wait for more than five seconds.
  const steps = await Promise.allSettled(Array.from({ length: 70 }, () => sql`select pg_sleep(0.9)`.execute(store.db)));
  expect(steps.filter(({ status }) => status === "rejected")).toEqual([]);
  await store.close();
  await stop();
});
