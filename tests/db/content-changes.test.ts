import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
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

/** A server that takes connections and refuses every query, as PostgreSQL does while it recovers. */
async function startRefusing() {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}....`);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message("Z", Buffer.from("I"));
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", Buffer.alloc(4)), ready]));
      socket.on("data", (data) => {
        const isQuery = data.toString("latin1", 0, 1) === "Q";
        const refusal = message("E", Buffer.from("SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0"));
        if (isQuery) socket.write(Buffer.concat([refusal, ready]));
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { url: `postgres://nobody@127.0.0.1:${address.port}/none`, connections, close: () => server.close() };
}

test("a server that cannot notify has no connection left from each try", async () => {
  const server = await startRefusing();
  const pool = new pg.Pool({ connectionString: server.url });
  const errors: string[] = [];
  const notifications = serverContentChanges(pool, server.url, ({ message }) => errors.push(message));
  await vi.waitFor(() => expect(errors.length).toBeGreaterThanOrEqual(3), SOON);
  expect(errors[0]).toContain("cannot execute LISTEN");
  expect(await server.connections()).toBeLessThanOrEqual(1);
  await notifications.close();
  await pool.end();
  server.close();
});
