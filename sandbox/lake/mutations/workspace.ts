import type { StoredDocument } from "../documents/document.ts";
import type { ReferenceIndex } from "../documents/references.ts";
import { referencesOf } from "../documents/references.ts";
import type { DocumentMutation } from "./mutation.ts";
import { hasReferences, immutableType, referencesNothing } from "./mutation-error.ts";

type Operation = "create" | "update" | "delete" | "none";

/** The result of one mutation. */
export interface MutationResult {
  id: string;
  operation: Operation;
}

/** A change of one document. No `before` when it was created, no `after` when it was deleted. */
interface StagedChange {
  id: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
  /** The transaction's mutations of this document. */
  mutations: DocumentMutation[];
  /** Index in the request of the last mutation that changed it, for errors. */
  index: number;
}

/** The dataset as a transaction sees it. The changes are staged here until all of them are known to be valid. */
export class Workspace {
  readonly transactionId: string;
  /** ISO 8601, in whole seconds. The time of all the transaction's changes. */
  readonly timestamp: string;
  /** Who makes the changes. */
  readonly authorId: string;
  readonly results: MutationResult[] = [];
  readonly #stored: ReadonlyMap<string, StoredDocument>;
  readonly #changes = new Map<string, StagedChange>();

  constructor(
    stored: ReadonlyMap<string, StoredDocument>,
    { transactionId, timestamp, authorId }: Pick<Workspace, "transactionId" | "timestamp" | "authorId">,
  ) {
    this.#stored = stored;
    this.transactionId = transactionId;
    this.timestamp = timestamp;
    this.authorId = authorId;
  }

  get(id: string): StoredDocument | undefined {
    const change = this.#changes.get(id);
    return change ? change.after : this.#stored.get(id);
  }

  /** The versions in a release, sorted by id. */
  versionsIn(release: string): StoredDocument[] {
    const prefix = `versions.${release}.`;
    const ids = new Set([...this.#stored.keys(), ...this.#changes.keys()].filter((id) => id.startsWith(prefix)));
    return [...ids].sort().flatMap((id) => this.get(id) ?? []);
  }

  /** All changed documents, in the order of their first change. */
  get changes(): StagedChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== undefined || after !== undefined);
  }

  /** Stages a new state of a document, or its deletion, and records the result. */
  stage(index: number, id: string, after: StoredDocument | undefined, mutation: DocumentMutation): void {
    const current = this.get(id);
    const known = this.#changes.get(id);
    const mutations = [...(known?.mutations ?? []), mutation];
    this.#changes.set(id, { id, before: known ? known.before : this.#stored.get(id), after, mutations, index });
    this.results.push({ id, operation: operationOf(current, after) });
  }

  /** Records that a mutation left a document unchanged. */
  leave(id: string): void {
    this.results.push({ id, operation: "none" });
  }
}

function operationOf(before: StoredDocument | undefined, after: StoredDocument | undefined): Operation {
  if (!after) return before ? "delete" : "none";
  return before ? "update" : "create";
}

/**
 * Throws LakeError 409 when the transaction would leave a strong reference without a target, 400 when it would replace the
 * target by a document of another type. Called once at its end, so that documents that refer to each other can be created
 * or deleted together.
 */
export function requireIntegrity(workspace: Workspace, references: ReferenceIndex): void {
  for (const { id, before, after, mutations, index } of workspace.changes) {
    const referencing = () => [...references.strongTo(id)].filter((from) => stillReferences(workspace, from, id));
    if (!after) {
      const found = referencing();
      if (found.length > 0) throw hasReferences(index, id, found);
      continue;
    }
    const isReplaced = before && before._type !== after._type && !mutations.some((mutation) => "delete" in mutation);
    if (isReplaced && referencing().length > 0) throw immutableType(index, id);
    for (const target of referencesOf(after).strong) {
      if (!workspace.get(target)) throw referencesNothing(index, id, target);
    }
  }
}

function stillReferences(workspace: Workspace, from: string, to: string): boolean {
  const document = workspace.get(from);
  return document !== undefined && referencesOf(document).strong.has(to);
}
