import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

/**
 * Brings the database to the version of this code. Instances that start at once wait for each other. A database that a newer version
 * has migrated is used as it is, so that the version before can be started again (docs/decisions/0047).
 *
 * @throws Error when a migration fails.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const newer = await namesOfNewerMigrations(db);
  const done = Object.fromEntries(newer.map((name): [string, Migration] => [name, { up: async () => undefined }]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...done }) },
    // Migrations only add, and those of one day were written side by side.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ""}.`, { cause: error });
}

/** Migrations that the database has and this code does not know. Kysely refuses to start on those. */
async function namesOfNewerMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}
