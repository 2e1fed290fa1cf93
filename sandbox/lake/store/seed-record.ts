import type { DatabaseSync } from "node:sqlite";

/** What a seed document was when it was imported. */
export interface SeededDocument {
  /** Its revision after the import: another one now means that somebody edited it. */
  revision: string;
  /** Of its content in the seed: another one now means that the seed changed. */
  hash: string;
}

/** Remembers what came from the seed, so that a later seed replaces only what nobody has edited. */
export class SeedRecord {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  read(): Map<string, SeededDocument> {
    const rows = this.#database.prepare("SELECT id, revision, hash FROM seed_document").all();
    return new Map(
      rows.map(({ id, revision, hash }) => [String(id), { revision: String(revision), hash: String(hash) }]),
    );
  }

  /** Forgets all and remembers these. Meant to run within the transaction that imports them. */
  replace(documents: ReadonlyMap<string, SeededDocument>): void {
    this.#database.exec("DELETE FROM seed_document");
    const insert = this.#database.prepare("INSERT INTO seed_document (id, revision, hash) VALUES (?, ?, ?)");
    for (const [id, { revision, hash }] of documents) insert.run(id, revision, hash);
  }
}
