import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/** The embedded database writes ahead in files of this size. */
const PROBE = Buffer.alloc(1024 * 1024);

/**
 * Writes into the database, so that one that only answers queries is noticed: a full disk, a replica.
 *
 * @param folder the folder of the embedded database, whose disk has to have room. It keeps its pages in memory for a while.
 * @throws when an order could not be written.
 */
export async function probeWrite(db: Kysely<Database>, folder?: string): Promise<void> {
  await sql`
    insert into write_probe (id, written_at) values (1, now()) on conflict (id) do update set written_at = now()
  `.execute(db);
  if (folder === undefined) return;
  const file = join(folder, "write-probe");
  await writeFile(file, PROBE, { flush: true });
  await rm(file);
}
