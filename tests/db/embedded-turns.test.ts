import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openStore } from "#app/db/store.server.ts";
import { copyEmptyStore, SECRETS } from "#tests/support/empty-store.ts";

const QUERIES = 100;

test("while many wait for the embedded database, all else has a turn after each of them", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-"));
  await copyEmptyStore(dataDir);
  const { db, close } = await openStore({ dataDir, sessionSecrets: SECRETS }, (error) =>
    expect.unreachable(String(error)),
  );
  let isDone = false;
  const queries = Array.from({ length: QUERIES }, () => db.selectFrom("checkout").select("id").execute());
  const done = Promise.all(queries).then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  await done;
  expect(turns).toBeGreaterThanOrEqual(QUERIES);
  await close();
  await rm(dataDir, { recursive: true });
});
