import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

/** The migrations of the database, in the order of their names. Never edit one that was deployed. */
export const migrations: Record<string, Migration> = {
  "2026-11-20-checkout": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("checkout")
        .addColumn("id", "uuid", (column) => column.primaryKey())
        .addColumn("selection", "jsonb", (column) => column.notNull())
        .addColumn("personal", "jsonb")
        .addColumn("customer_id", "text")
        .addColumn("address", "jsonb")
        .addColumn("address_id", "text")
        .addColumn("promotion", "text")
        .addColumn("order_key", "uuid", (column) => column.notNull())
        .addColumn("order_claimed_until", "timestamptz")
        .addColumn("order_unresolved", "boolean", (column) => column.notNull().defaultTo(false))
        .addColumn("order_id", "text")
        .addColumn("ordered_at", "timestamptz")
        .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn("updated_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
    },
  },
  "2026-11-21-lead": {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("checkout").addColumn("sealed_document", "text").execute();
      await db.schema
        .createTable("lead")
        .addColumn("checkout_id", "uuid", (column) => column.notNull().references("checkout.id").onDelete("cascade"))
        .addColumn("step", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("taken_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint("lead_once", ["checkout_id", "step", "kind"])
        .execute();
      await db.schema.createIndex("checkout_by_age").on("checkout").column("updated_at").execute();
    },
  },
  "2026-11-22-write-probe": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("write_probe")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("written_at", "timestamptz", (column) => column.notNull())
        .execute();
    },
  },
  "2026-11-22-checkout-turn": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable("checkout")
        .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  "2026-11-22-order-outcome": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable("checkout")
        .addColumn("sealed_order", "text")
        .addColumn("order_sent_at", "timestamptz")
        .addColumn("order_alarmed_at", "timestamptz")
        .execute();
    },
  },
  "2026-11-22-webhook-call": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("webhook_call")
        .addColumn("signature", "text", (column) => column.primaryKey())
        .addColumn("received_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
    },
  },
  "2026-11-22-rate-limit": {
    up: async (db: Kysely<unknown>) => {
      // Unlogged: a write does not wait for the disk, and losing the counts in a crash does no harm.
      await sql`create unlogged table rate_limit (key text primary key, points integer not null, expire bigint)`.execute(
        db,
      );
      await db.schema.createIndex("rate_limit_by_end").on("rate_limit").column("expire").execute();
    },
  },
  "2026-11-23-withdrawal": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("withdrawal")
        .addColumn("id", "uuid", (column) => column.primaryKey())
        .addColumn("received_at", "timestamptz", (column) => column.notNull())
        .addColumn("sealed_declaration", "text", (column) => column.notNull())
        .addColumn("sent_at", "timestamptz")
        .execute();
    },
  },
  "2026-11-24-funnel-count": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("funnel_count")
        .addColumn("day", "date", (column) => column.notNull())
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("kit", "text", (column) => column.notNull())
        .addColumn("client_status", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("campaign", "text", (column) => column.notNull())
        .addColumn("variant", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("funnel_count_once", [
          "day",
          "event",
          "page",
          "kit",
          "client_status",
          "language",
          "campaign",
          "variant",
        ])
        .execute();
      await db.schema
        .alterTable("checkout")
        .addColumn("language", "text", (column) => column.notNull().defaultTo(""))
        .addColumn("campaign", "text", (column) => column.notNull().defaultTo(""))
        .addColumn("variant", "text", (column) => column.notNull().defaultTo(""))
        .addColumn("funnel_stage", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  "2026-11-28-seen-turn": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable("checkout")
        .addColumn("seen_turn", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  "2026-11-28-is-counted": {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable("checkout")
        .addColumn("is_counted", "boolean", (column) => column.notNull().defaultTo(true))
        .execute();
    },
  },
};

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
