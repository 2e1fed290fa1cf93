import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The changes of the database's shape, in the order of their names; one that has shipped is never edited. */
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
};
