import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "#app/db/migrations.ts";
import { openStore } from "#app/db/store.server.ts";
import { SECRETS } from "#tests/support/empty-store.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { describeEachStore } from "./each-store.ts";

const NEWER = "2999-01-01-of-a-newer-version";

describeEachStore("migrations", (store) => {
  test("a version starts again on a database that a newer one has migrated", async () => {
    await sql`insert into kysely_migration (name, timestamp) values (${NEWER}, '2999-01-01T00:00:00.000Z')`.execute(
      store.db,
    );
    await store.restart();
    expect(await store.db.selectFrom("checkout").selectAll().execute()).toEqual([]);
  });
});

test("instances that start at once on an empty server migrate it once", async () => {
  const { url, stop } = await startPostgres();
  const errors: Error[] = [];
  const stores = await Promise.all(
    Array.from({ length: 4 }, () =>
      openStore({ databaseUrl: url, dataDir: "", sessionSecrets: SECRETS }, (error) => errors.push(error)),
    ),
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    (stores[0] ?? expect.unreachable()).db,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  await Promise.all(stores.map((store) => store.close()));
  await stop();
  expect(errors).toEqual([]);
});
