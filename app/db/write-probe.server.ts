import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/** The embedded database writes ahead in files of this size. */
const PROBE = Buffer.alloc(1024 * 1024);

/**
 * Returns a function that writes into the database, so that one that only answers queries is noticed: a full disk, a replica. It throws
 * when an order could not be written. Calls at once share one write: another one would delete the file that the first still writes.
 *
 * @param folder the folder of the embedded database, whose disk has to have room. It keeps its pages in memory for a while.
 */
export function createWriteProbe(db: Kysely<Database>, folder?: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= probe(db, folder).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function probe(db: Kysely<Database>, folder: string | undefined): Promise<void> {
  await sql`
    insert into write_probe (id, written_at) values (1, now()) on conflict (id) do update set written_at = now()
  `.execute(db);
  if (folder === undefined) return;
  const file = join(folder, "write-probe");
  await writeFile(file, PROBE, { flush: true });
  await rm(file);
}
