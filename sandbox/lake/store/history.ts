import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { applyPatch } from "mendoza";
import { type StoredDocument, storedDocument } from "../documents/document.ts";
import type { CommittedTransaction } from "./document-store.ts";
import type { Effects } from "./mendoza-patch.ts";

/** A transaction as the history keeps it. */
export interface LoggedTransaction {
  sequence: number;
  id: string;
  author: string;
  /** ISO 8601. */
  timestamp: string;
  documents: Map<string, { mutations: unknown[]; effects: Effects }>;
}

/** Which transactions to list. */
export interface HistoryFilter {
  documentIds: readonly string[];
  /** Sequence numbers, both included. */
  from: number;
  to: number;
  reverse: boolean;
  limit: number;
}

/** Every transaction and what it did to each document. Old states are worked out backwards from today's. */
export class History {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The number of the newest transaction; 0 before the first. */
  get lastSequence(): number {
    return Number(this.#database.prepare("SELECT max(seq) AS seq FROM transaction_log").get()?.seq ?? 0);
  }

  /** Writes within a transaction under way, and gives the sequence number. */
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

  /** The sequence number of a transaction, or undefined when there is none of that id. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#database.prepare("SELECT seq FROM transaction_log WHERE id = ?").get(transactionId);
    return row && Number(row.seq);
  }

  /** The number of the last transaction that was done by then. */
  sequenceAt(time: string): number {
    const row = this.#database.prepare("SELECT max(seq) AS seq FROM transaction_log WHERE timestamp <= ?").get(time);
    return Number(row?.seq ?? 0);
  }

  /** The transactions that touched any of the documents, with all that they touched. */
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
    return rows.map(({ seq, id, author, timestamp }) => ({
      sequence: Number(seq),
      id: String(id),
      author: String(author),
      timestamp: String(timestamp),
      documents: this.#changesIn(Number(seq)),
    }));
  }

  /** A document as it was after the transaction of that number; undefined when it did not exist then. */
  documentAt(id: string, sequence: number, current: StoredDocument | undefined): StoredDocument | undefined {
    const rows = this.#database
      .prepare("SELECT revert FROM document_change WHERE document_id = ? AND seq > ? ORDER BY seq DESC")
      .all(id, sequence);
    let state: unknown = current ?? null;
    for (const { revert } of rows) state = applyPatch(state, JSON.parse(String(revert)));
    return state === null ? undefined : storedDocument.parse(state);
  }

  /** The last state that a document had, also when it is gone. */
  lastState(id: string, current: StoredDocument | undefined): StoredDocument | undefined {
    if (current) return current;
    const last = this.#database.prepare("SELECT max(seq) AS seq FROM document_change WHERE document_id = ?").get(id);
    return last?.seq ? this.documentAt(id, Number(last.seq) - 1, current) : undefined;
  }

  #changesIn(sequence: number): LoggedTransaction["documents"] {
    const rows = this.#database
      .prepare("SELECT document_id, mutations, apply, revert FROM document_change WHERE seq = ?")
      .all(sequence);
    return new Map(rows.map((row) => [String(row.document_id), changeOf(row)]));
  }
}

function changeOf({ mutations, apply, revert }: Record<string, SQLOutputValue>) {
  const parse = (text: SQLOutputValue | undefined) => JSON.parse(String(text));
  return { mutations: parse(mutations), effects: { apply: parse(apply), revert: parse(revert) } };
}
