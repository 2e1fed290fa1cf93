import { randomBytes } from "node:crypto";
import { applyAction } from "../actions/apply-action.ts";
import { applyMutation } from "../mutations/apply-mutation.ts";
import { withArrayKeys } from "../mutations/array-keys.ts";
import { requireIntegrity } from "../mutations/integrity.ts";
import { transactionExists } from "../mutations/mutation-error.ts";
import { Workspace } from "../mutations/workspace.ts";
import { selectIds } from "../query/select-ids.ts";
import { type CommittedTransaction, DocumentStore } from "../store/document-store.ts";
import { effectsOf } from "../store/mendoza-patch.ts";
import { withAssetUrl } from "./asset-url.ts";
import { type StoredDocument, storedDocument } from "./document.ts";
import { DocumentView } from "./document-view.ts";
import type { Perspective } from "./perspective.ts";
import { ReferenceIndex } from "./reference-index.ts";
import { notify, type TransactionListener, type TransactionRequest, type TransactionResult } from "./transaction.ts";

/** Views beside these are dropped again: any list of releases is a perspective. */
const MOST_VIEWS = 8;

/** Who writes when a request does not say: the lake has one user. */
export const DEFAULT_AUTHOR = "marketing";

interface DatasetPlace {
  projectId: string;
  name: string;
  /** The folder of its database. */
  folder: string;
  /** The lake's own address, `http://localhost:3900/lake`: the start of each asset's url. */
  baseUrl: string;
}

/** One dataset: on disk, and in memory for queries. The only way to change it is a transaction. */
export class Dataset {
  readonly projectId: string;
  readonly name: string;
  readonly store: DocumentStore;
  readonly #baseUrl: string;
  readonly #documents: Map<string, StoredDocument>;
  readonly #references: ReferenceIndex;
  readonly #views = new Map<string, DocumentView>();
  readonly #listeners = new Set<TransactionListener>();

  /** Throws one line when another process has the folder. */
  constructor({ projectId, name, folder, baseUrl }: DatasetPlace) {
    this.projectId = projectId;
    this.name = name;
    this.#baseUrl = baseUrl;
    this.store = new DocumentStore(folder);
    const documents = this.store.load().map((document) => withAssetUrl(document, baseUrl));
    this.#documents = new Map(documents.map((document) => [document._id, document]));
    this.#references = new ReferenceIndex(documents);
  }

  /** A stored version by its own id. */
  document(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  /** Ids of the documents that point at this one, weakly or not. */
  referencesTo(id: string): string[] {
    return [...this.#references.allTo(id)];
  }

  /** What a perspective shows; made when first asked for, and kept up to date from then on. */
  view(perspective: Perspective): DocumentView {
    const name = String(perspective);
    const known = this.#views.get(name);
    if (known) return known;
    for (const oldest of this.#views.keys()) {
      if (this.#views.size < MOST_VIEWS) break;
      this.#views.delete(oldest);
    }
    const view = new DocumentView(perspective, this.#documents);
    this.#views.set(name, view);
    return view;
  }

  /**
   * Does all of a transaction or nothing. It is on disk when this resolves, and before any listener hears of it.
   * `alongside` may write to the store within the same transaction. Throws LakeError in Sanity's shape when it is
   * refused: 409 when the content is not as expected, 400 when the request makes no sense.
   */
  async transact(request: TransactionRequest, alongside?: () => void): Promise<TransactionResult> {
    const { mutations = [], actions = [], authorId = DEFAULT_AUTHOR, dryRun = false } = request;
    const transactionId = request.transactionId ?? randomBytes(11).toString("hex");
    if (this.store.history.sequenceOf(transactionId) !== undefined) throw transactionExists(transactionId);
    const workspace = new Workspace(this.#documents, transactionId, new Date().toISOString());
    const select = (query: string, params: Parameters<typeof selectIds>[2]) =>
      selectIds(this.view("raw"), query, params);
    for (const [index, mutation] of mutations.entries()) applyMutation(workspace, mutation, index, select);
    for (const [index, action] of actions.entries()) applyAction(workspace, action, index);
    requireIntegrity(workspace, this.#references);

    const changes = workspace.changes.map(({ id, before, after, mutations }) => {
      const finished = after && this.#finish(after, request.autoGenerateArrayKeys === true);
      return { id, before, after: finished, mutations, effects: effectsOf(before, finished) };
    });
    const { timestamp, results } = workspace;
    if (!dryRun && (changes.length > 0 || alongside)) {
      this.#take(this.store.commit({ transactionId, authorId, timestamp, changes }, alongside));
    }
    const after = changes.flatMap(({ after }) => (after ? [[after._id, after] as const] : []));
    return { transactionId, results, documents: new Map(after) };
  }

  /** Calls the listener after each transaction, in their order. Gives what ends that. */
  onTransaction(listener: TransactionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Closes the database; another process may open it then. */
  close(): void {
    this.store.close();
  }

  #finish(document: StoredDocument, withKeys: boolean): StoredDocument {
    const keyed = withKeys ? storedDocument.parse(withArrayKeys(document)) : document;
    return withAssetUrl(keyed, this.#baseUrl);
  }

  #take(transaction: CommittedTransaction): void {
    for (const { id, before, after } of transaction.changes) {
      if (after) this.#documents.set(id, after);
      else this.#documents.delete(id);
      this.#references.update(before, after);
      for (const view of this.#views.values()) view.update(id, this.#documents);
    }
    for (const listener of this.#listeners) notify(listener, transaction);
  }
}
