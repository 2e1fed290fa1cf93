import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

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
};
