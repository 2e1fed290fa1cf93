import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { applyPatch } from "mendoza";
import { type StoredDocument, storedDocument } from "../documents/document.ts";
import type { DocumentMutation } from "../mutations/mutation.ts";
import { type Effects, effectsForClients } from "./mendoza-patch.ts";

/** A transaction's change of one document. No `before` when it was created, no `after` when it was deleted. */
export interface DocumentChange {
  id: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
  mutations: DocumentMutation[];
  effects: Effects;
}

/** A transaction that is on disk. */
export interface CommittedTransaction {
  /** Increases by one with each transaction. */
  sequence: number;
  transactionId: string;
  authorId: string;
  /** ISO 8601. */
  timestamp: string;
  changes: DocumentChange[];
}

/** A transaction in the history. */
export interface LoggedTransaction {
  sequence: number;
  id: string;
  author: string;
  /** ISO 8601. */
  timestamp: string;
  documents: Map<string, Pick<DocumentChange, "mutations" | "effects">>;
}

/** Selects transactions. */
export interface HistoryFilter {
  documentIds: readonly string[];
  /** Sequence numbers, inclusive. */
  from: number;
  to: number;
  reverse: boolean;
  limit: number;
}

/** All transactions and their changes. An old state is computed by reverting changes of the current document. */
export class History {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The number of the newest transaction; 0 before the first. */
  get lastSequence(): number {
    return Number(this.#database.prepare("SELECT max(seq) AS seq FROM transaction_log").get()?.seq ?? 0);
  }

  /** Must run within a SQLite transaction. Returns the sequence number. */
  write({ transactionId, authorId, timestamp, changes }: Omit<CommittedTransaction, "sequence">): number {
    const { lastInsertRowid } = this.#database
      .prepare("INSERT INTO transaction_log (id, author, timestamp) VALUES (?, ?, ?)")
      .run(transactionId, authorId, timestamp);
    const insert = this.#database.prepare(
      "INSERT INTO document_change (document_id, seq, mutations, apply, revert) VALUES (?, ?, ?, ?, ?)",
    );
    for (const { id, mutations, effects } of changes) {
      const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)];
      insert.run(id, lastInsertRowid, JSON.stringify(mutations), apply, revert);
    }
    return Number(lastInsertRowid);
  }

  /** The sequence number of a transaction. Undefined when it does not exist. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#database.prepare("SELECT seq FROM transaction_log WHERE id = ?").get(transactionId);
    return row && Number(row.seq);
  }

  /** The id of the newest transaction. Undefined before the first. */
  get lastId(): string | undefined {
    const row = this.#database.prepare("SELECT id FROM transaction_log ORDER BY seq DESC LIMIT 1").get();
    return row && String(row.id);
  }

  /** The sequence number of the last transaction at that time. */
  sequenceAt(time: string): number {
    const row = this.#database.prepare("SELECT max(seq) AS seq FROM transaction_log WHERE timestamp <= ?").get(time);
    return Number(row?.seq ?? 0);
  }

  /** The transactions that changed any of the documents, each with all its changes. */
  list({ documentIds, from, to, reverse, limit }: HistoryFilter): LoggedTransaction[] {
    const marks = documentIds.map(() => "?").join(",");
    const direction = reverse ? "DESC" : "ASC";
    const rows = this.#database
      .prepare(
        `SELECT seq, id, author, timestamp FROM transaction_log
         WHERE seq BETWEEN ? AND ? AND seq IN (SELECT seq FROM document_change WHERE document_id IN (${marks}))
         ORDER BY seq ${direction} LIMIT ?`,
      )
      .all(from, to, ...documentIds, limit);
    return rows.map((row) => this.#logged(row));
  }

  /** The transactions after the one of that number, oldest first. */
  after(sequence: number): LoggedTransaction[] {
    const rows = this.#database
      .prepare("SELECT seq, id, author, timestamp FROM transaction_log WHERE seq > ? ORDER BY seq")
      .all(sequence);
    return rows.map((row) => this.#logged(row));
  }

  /** A document after the transaction of that number. Undefined when it did not exist then. */
  documentAt(id: string, sequence: number, current: StoredDocument | undefined): StoredDocument | undefined {
    const rows = this.#database
      .prepare("SELECT revert FROM document_change WHERE document_id = ? AND seq > ? ORDER BY seq DESC")
      .all(id, sequence);
    let state: unknown = current ?? null;
    for (const { revert } of rows) state = applyPatch(state, JSON.parse(String(revert)));
    return state === null ? undefined : storedDocument.parse(state);
  }

  /** What a transaction did to a document, for clients. */
  effectsAt(id: string, sequence: number, current: StoredDocument | undefined): Effects {
    return effectsForClients(this.documentAt(id, sequence - 1, current), this.documentAt(id, sequence, current));
  }

  /** The last state of a document, deleted or not. */
  lastState(id: string, current: StoredDocument | undefined): StoredDocument | undefined {
    if (current) return current;
    const last = this.lastChangeOf(id);
    return last > 0 ? this.documentAt(id, last - 1, current) : undefined;
  }

  /** The number of the last transaction that changed a document; 0 without any. */
  lastChangeOf(id: string): number {
    const last = this.#database.prepare("SELECT max(seq) AS seq FROM document_change WHERE document_id = ?").get(id);
    return Number(last?.seq ?? 0);
  }

  #logged({ seq, id, author, timestamp }: Record<string, SQLOutputValue>): LoggedTransaction {
    const sequence = Number(seq);
    const documents = this.#changesIn(sequence);
    return { sequence, id: String(id), author: String(author), timestamp: String(timestamp), documents };
  }

  #changesIn(sequence: number): LoggedTransaction["documents"] {
    const rows = this.#database
      .prepare("SELECT document_id, mutations, apply, revert FROM document_change WHERE seq = ?")
      .all(sequence);
    return new Map(rows.map((row) => [String(row.document_id), changeOf(row)]));
  }
}

/** A document before a change. Undefined when the change created it. */
export function stateBefore(after: StoredDocument | undefined, { revert }: Effects): StoredDocument | undefined {
  const state: unknown = applyPatch(after ?? null, revert);
  return state === null ? undefined : storedDocument.parse(state);
}

function changeOf({ mutations, apply, revert }: Record<string, SQLOutputValue>) {
  const parse = (text: SQLOutputValue | undefined) => JSON.parse(String(text));
  return { mutations: parse(mutations), effects: { apply: parse(apply), revert: parse(revert) } };
}
