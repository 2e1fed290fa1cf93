import {
  ColumnNode,
  type ColumnUpdateNode,
  type Kysely,
  type KyselyPlugin,
  ReferenceNode,
  sql,
  UpdateQueryNode,
  ValueNode,
} from "kysely";
import { z } from "zod";
import type { Database } from "./database.ts";
import type { Sealer } from "./seal.server.ts";

/** The columns with personal data. Nothing is searched by them, so no hash of their values is needed. */
const SEALED = ["personal", "address"] as const;

const isSealed = (name: string | undefined) => SEALED.some((column) => column === name);

/**
 * Encrypts the columns of personal data when they are written and opens them when they are read, in every query of the database
 * (docs/decisions/0022). A sealed value is a JSON string; an object is a row of an earlier version. A value that no secret opens is read
 * as null.
 */
export function sealedColumns(sealer: Sealer): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (!UpdateQueryNode.is(node) || !node.updates) return node;
      return { ...node, updates: node.updates.map((update) => sealUpdate(sealer, update)) };
    },
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.map((row) => openRow(sealer, row)) }),
  };
}

function sealUpdate(sealer: Sealer, update: ColumnUpdateNode): ColumnUpdateNode {
  const { value } = update;
  if (!isSealed(columnOf(update)) || !ValueNode.is(value) || typeof value.value !== "string") return update;
  return { ...update, value: ValueNode.create(JSON.stringify(sealer.seal(value.value))) };
}

function columnOf({ column }: ColumnUpdateNode): string | undefined {
  const node = ReferenceNode.is(column) ? column.column : column;
  return ColumnNode.is(node) ? node.column.name : undefined;
}

function openRow<Row extends Record<string, unknown>>(sealer: Sealer, row: Row): Row {
  const opened = SEALED.flatMap((column): [string, unknown][] => {
    const value = row[column];
    return typeof value === "string" ? [[column, openValue(sealer, value)]] : [];
  });
  return opened.length > 0 ? { ...row, ...Object.fromEntries(opened) } : row;
}

function openValue(sealer: Sealer, sealed: string): unknown {
  const text = sealer.tryOpen(sealed);
  return text === undefined ? null : JSON.parse(text);
}

/** Rows that one transaction seals. */
const BATCH = 200;

const plainRow = z.object({ id: z.string(), personal: z.json(), address: z.json() });

/**
 * Seals the rows that an earlier version wrote, before or beside this one.
 *
 * @returns their number.
 */
export async function sealPlainRows(db: Kysely<Database>): Promise<number> {
  for (let total = 0; ; ) {
    const sealed = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql`
        select id, personal, address from checkout
        where jsonb_typeof(personal) = 'object' or jsonb_typeof(address) = 'object'
        limit ${BATCH} for update
      `.execute(transaction.withoutPlugins());
      for (const { id, personal, address } of z.array(plainRow).parse(rows)) {
        const values = { ...plain("personal", personal), ...plain("address", address) };
        await transaction.updateTable("checkout").set(values).where("id", "=", id).execute();
      }
      return rows.length;
    });
    total += sealed;
    if (sealed < BATCH) return total;
  }
}

/** The text to seal; nothing when the value is sealed already. */
function plain(column: (typeof SEALED)[number], value: unknown): Record<string, string> {
  return typeof value === "object" && value !== null ? { [column]: JSON.stringify(value) } : {};
}
