import type { StoredDocument } from "../documents/document.ts";
import type { DocumentMutation } from "./mutation.ts";

export type Operation = "create" | "update" | "delete" | "none";

/** What became of one mutation. */
export interface MutationResult {
  id: string;
  operation: Operation;
}

/** A document that a transaction changed; `before` is missing when it is new, `after` when it is gone. */
export interface StagedChange {
  id: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
  /** Those of the transaction's mutations that were for this document. */
  mutations: DocumentMutation[];
  /** Which mutation of the request touched it last: an error names it. */
  index: number;
}

/** The dataset as a transaction under way sees it: nothing is changed until all of it is known to be right. */
export class Workspace {
  readonly transactionId: string;
  /** ISO 8601: the time of every change in the transaction. */
  readonly timestamp: string;
  readonly results: MutationResult[] = [];
  readonly #stored: ReadonlyMap<string, StoredDocument>;
  readonly #changes = new Map<string, StagedChange>();

  constructor(stored: ReadonlyMap<string, StoredDocument>, transactionId: string, timestamp: string) {
    this.#stored = stored;
    this.transactionId = transactionId;
    this.timestamp = timestamp;
  }

  get(id: string): StoredDocument | undefined {
    const change = this.#changes.get(id);
    return change ? change.after : this.#stored.get(id);
  }

  /** Everything that is different from before, in the order in which it was first touched. */
  get changes(): StagedChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== undefined || after !== undefined);
  }

  /** Puts a document, or removes it, and notes the result under the transaction's revision. */
  stage(index: number, id: string, after: StoredDocument | undefined, mutation: DocumentMutation): void {
    const current = this.get(id);
    const known = this.#changes.get(id);
    const mutations = [...(known?.mutations ?? []), mutation];
    this.#changes.set(id, { id, before: known ? known.before : this.#stored.get(id), after, mutations, index });
    this.results.push({ id, operation: operationOf(current, after) });
  }

  /** Notes that a mutation left a document as it was. */
  leave(id: string): void {
    this.results.push({ id, operation: "none" });
  }
}

function operationOf(before: StoredDocument | undefined, after: StoredDocument | undefined): Operation {
  if (!after) return before ? "delete" : "none";
  return before ? "update" : "create";
}
