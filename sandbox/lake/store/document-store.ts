import type { DatabaseSync } from "node:sqlite";
import { type StoredDocument, storedDocument } from "../documents/document.ts";
import type { DocumentMutation } from "../mutations/mutation.ts";
import { inTransaction, openDatabase } from "./database.ts";
import { History } from "./history.ts";
import type { Effects } from "./mendoza-patch.ts";
import { SeedRecord } from "./seed-record.ts";
import { Settings } from "./settings.ts";

/** What a transaction did to one document; `before` is missing when it is new, `after` when it is gone. */
export interface DocumentChange {
  id: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
  mutations: DocumentMutation[];
  effects: Effects;
}

/** A transaction that is on disk. */
export interface CommittedTransaction {
  /** Counts up by one; the order of everything. */
  sequence: number;
  transactionId: string;
  authorId: string;
  /** ISO 8601. */
  timestamp: string;
  changes: DocumentChange[];
}

/** A dataset on disk: its documents, every transaction, and what it was seeded from. */
export class DocumentStore {
  readonly history: History;
  readonly seed: SeedRecord;
  readonly settings: Settings;
  readonly #database: DatabaseSync;

  /** Throws one line when another process has the folder. */
  constructor(folder: string) {
    this.#database = openDatabase(folder);
    this.history = new History(this.#database);
    this.seed = new SeedRecord(this.#database);
    this.settings = new Settings(this.#database);
  }

  /** Every document. Throws when the file holds something else. */
  load(): StoredDocument[] {
    const rows = this.#database.prepare("SELECT content FROM document").all();
    return rows.map(({ content }) => storedDocument.parse(JSON.parse(String(content))));
  }

  /** Writes a transaction, and whatever `alongside` writes with it; on disk when this returns. */
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
