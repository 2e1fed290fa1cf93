import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { serverContentChanges } from "#app/db/content-changes.server.ts";
import { openStore, type Store } from "#app/db/store.server.ts";
import { SECRETS } from "#tests/support/empty-store.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort } from "#tests/support/processes.ts";
import { SOON } from "#tests/support/site.ts";

test("a notification reaches every instance on a PostgreSQL server", async () => {
  const { url, stop } = await startPostgres();
  const folders = await Promise.all([mkdtemp(join(tmpdir(), "store-")), mkdtemp(join(tmpdir(), "store-"))]);
  const stores: Store[] = [];
  for (const dataDir of folders)
    stores.push(await openStore({ databaseUrl: url, dataDir, sessionSecrets: SECRETS }, () => {}));
  const told = stores.map(({ contentChanges }) => {
    const listener = vi.fn();
    contentChanges.subscribe(listener);
    return listener;
  });
  // A new connection notifies too, because earlier changes may be missed.
  await vi.waitFor(async () => {
    for (const listener of told) listener.mockClear();
    await stores[0]?.contentChanges.notify();
    await vi.waitFor(() => expect(told.every(({ mock }) => mock.calls.length > 0)).toBe(true), {
      interval: 5,
      timeout: 500,
    });
  }, SOON);
  for (const store of stores) await store.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await stop();
});

test("while the server is down it is retried once a second, until closed", async () => {
  const connectionString = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const pool = new pg.Pool({ connectionString });
  const errors: number[] = [];
  const began = performance.now();
  const notifications = serverContentChanges(pool, connectionString, () => errors.push(performance.now() - began));
  await vi.waitFor(() => expect(errors.length).toBeGreaterThanOrEqual(4), SOON);
  // Immediately, and after one, two and three seconds.
  expect(errors[3]).toBeGreaterThan(2_900);
  await notifications.close();
  await pool.end();
});
