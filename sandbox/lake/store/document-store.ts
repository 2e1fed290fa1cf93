import type { DatabaseSync } from "node:sqlite";
import { parsedDocument, type StoredDocument } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";
import { inTransaction, openDatabase } from "./database.ts";
import { type CommittedTransaction, History } from "./history.ts";

/** A dataset on disk: documents, history, and the seed that was imported. */
export class DocumentStore {
  readonly history: History;
  readonly seed: SeedRecord;
  readonly settings: Settings;
  readonly #database: DatabaseSync;

  /** Without a folder in memory. Throws one line when another process has the folder open. */
  constructor(folder: string | undefined) {
    this.#database = openDatabase(folder);
    this.history = new History(this.#database);
    this.seed = new SeedRecord(this.#database);
    this.settings = new Settings(this.#database);
  }

  /** All documents. Throws when a row is not a document. */
  load(): StoredDocument[] {
    const rows = this.#database.prepare("SELECT content FROM document").all();
    return rows.map(({ content }) => parsedDocument.parse(JSON.parse(String(content))));
  }

  /** Writes a transaction, and `alongside` within it. Both are on disk when this returns. */
  commit(transaction: Omit<CommittedTransaction, "sequence">, alongside?: () => void): CommittedTransaction {
    let sequence = 0;
    inTransaction(this.#database, () => {
      sequence = this.history.write(transaction);
      const put = this.#database.prepare("INSERT OR REPLACE INTO document (id, content) VALUES (?, ?)");
      const remove = this.#database.prepare("DELETE FROM document WHERE id = ?");
      for (const { id, after } of transaction.changes) {
        if (after) put.run(id, JSON.stringify(after));
        else remove.run(id);
      }
      alongside?.();
    });
    return { ...transaction, sequence };
  }

  close(): void {
    this.#database.close();
  }
}

/** A seed document at its import. */
export interface SeededDocument {
  /** Revision after the import. A different one now means that the document was edited. */
  revision: string;
  /** Hash of its content in the seed. A different one now means that the seed has changed. */
  hash: string;
}

/** The documents that came from the seed, so that a later seed replaces only those that were not edited. */
class SeedRecord {
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

  /** Replaces the record. Must run within the transaction of the import. */
  replace(documents: ReadonlyMap<string, SeededDocument>): void {
    this.#database.exec("DELETE FROM seed_document");
    const insert = this.#database.prepare("INSERT INTO seed_document (id, revision, hash) VALUES (?, ?, ?)");
    for (const [id, { revision, hash }] of documents) insert.run(id, revision, hash);
  }
}

/** Persistent values by name, such as the Studio's user settings. */
class Settings {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(name: string): JsonValue | undefined {
    const row = this.#database.prepare("SELECT value FROM setting WHERE name = ?").get(name);
    return row && JSON.parse(String(row.value));
  }

  set(name: string, value: JsonValue): void {
    this.#database
      .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)")
      .run(name, JSON.stringify(value));
  }
}
