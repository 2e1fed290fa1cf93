import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Role } from "../access/strict-mode.ts";
import type { Action } from "../actions/action.ts";
import { applyAction } from "../actions/apply-action.ts";
import { applyMutation } from "../mutations/apply-mutation.ts";
import type { Mutation } from "../mutations/mutation.ts";
import { withArrayKeys } from "../mutations/mutation.ts";
import { transactionExists } from "../mutations/mutation-error.ts";
import type { MutationResult } from "../mutations/workspace.ts";
import { requireIntegrity, Workspace } from "../mutations/workspace.ts";
import { selectIds } from "../query/planned-query.ts";
import { applyReleaseAction } from "../releases/apply-release-action.ts";
import { requireOpenReleases } from "../releases/release.ts";
import { DocumentStore } from "../store/document-store.ts";
import type { CommittedTransaction } from "../store/history.ts";
import { effectsOf } from "../store/mendoza-patch.ts";
import { publishedIdOf, type StoredDocument, storedDocument, withAssetUrl } from "./document.ts";
import type { DocumentView } from "./document-view.ts";
import { idSeenFrom, type Perspective, seenFrom } from "./perspective.ts";
import { QueryIndex } from "./query-index.ts";
import { ReferenceIndex } from "./references.ts";
import { byId } from "./sorted-documents.ts";

/** A transaction's mutations, or the Studio's actions. */
interface TransactionRequest {
  mutations?: Mutation[];
  actions?: Action[];
  transactionId?: string | undefined;
  authorId?: string | undefined;
  autoGenerateArrayKeys?: boolean;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
}

interface TransactionResult {
  transactionId: string;
  results: MutationResult[];
  /** The documents created or changed, by id. */
  documents: Map<string, StoredDocument>;
}

type TransactionListener = (transaction: CommittedTransaction) => void;

/** A person who edits content. */
export interface LakeUser {
  id: string;
  name: string;
  /** Default: an administrator, with a strict mode an editor. */
  role?: Role;
}

/** The users of a lake. The first is who has not signed in, where nobody has to. */
export type LakeUsers = readonly [LakeUser, ...LakeUser[]];

interface DatasetOptions {
  projectId: string;
  name: string;
  /** The folder of its database and files. */
  folder: string;
  /** Whether the database is kept in memory. Default: in the folder. */
  inMemory?: boolean | undefined;
  /** The lake's public address: every asset's url starts with it. */
  baseUrl: string;
  users: LakeUsers;
  log: Pick<Logger, "error">;
  /** Milliseconds until queries see a transaction. Default 0. */
  indexDelayMs?: number;
}

/** A dataset, on disk and in memory for queries. Only a transaction changes it. */
export class Dataset {
  readonly projectId: string;
  readonly name: string;
  readonly folder: string;
  readonly users: LakeUsers;
  readonly store: DocumentStore;
  /** What queries see. */
  readonly index: QueryIndex;
  readonly #baseUrl: string;
  readonly #log: Pick<Logger, "error">;
  readonly #documents: Map<string, StoredDocument>;
  readonly #references: ReferenceIndex;
  readonly #listeners = new Set<TransactionListener>();

  /** Throws one line when another process has the folder. */
  constructor({ projectId, name, folder, inMemory, baseUrl, users, log, indexDelayMs = 0 }: DatasetOptions) {
    this.projectId = projectId;
    this.name = name;
    this.folder = folder;
    this.users = users;
    this.#baseUrl = baseUrl;
    this.#log = log;
    this.store = new DocumentStore(inMemory ? undefined : folder);
    const documents = this.store.load().map((document) => withAssetUrl(document, baseUrl));
    this.#documents = new Map(documents.map((document) => [document._id, document]));
    this.#references = new ReferenceIndex(documents);
    this.index = new QueryIndex(this.#documents, indexDelayMs);
  }

  /** A stored document by its own id, which may be that of a draft or of a version. */
  document(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  /** What is published, the draft and the versions in releases of a document, by the id of any of them. Sorted by id. */
  versionsOf(id: string): StoredDocument[] {
    const published = publishedIdOf(id);
    return [...this.#documents.values()].filter(({ _id }) => publishedIdOf(_id) === published).sort(byId);
  }

  /** Ids of the documents with a reference to this one, weak or strong. */
  referencesTo(id: string): string[] {
    return [...this.#references.allTo(id)];
  }

  /** Ids of the documents with a strong reference to this one. */
  strongReferencesTo(id: string): string[] {
    return [...this.#references.strongTo(id)];
  }

  /** The documents of a type as they are stored, in no order. */
  ofType(type: string): StoredDocument[] {
    return [...this.#documents.values()].filter(({ _type }) => _type === type);
  }

  /** All documents as they are stored, drafts included. */
  get documents(): readonly StoredDocument[] {
    return [...this.#documents.values()].sort(byId);
  }

  /** The document that a perspective shows under an id, as it is stored now. */
  seenFrom(perspective: Perspective, id: string): StoredDocument | undefined {
    return idSeenFrom(perspective, id) === id ? seenFrom(perspective, id, this.#documents) : undefined;
  }

  /**
   * Commits a transaction as a whole. It is on disk when this resolves, and before listeners are called. `alongside` may
   * write to the store within the same SQLite transaction. Throws LakeError: 409 when the content is not as expected, 400
   * when the request is invalid.
   */
  async transact(request: TransactionRequest, alongside?: () => void): Promise<TransactionResult> {
    const { mutations = [], actions = [], authorId = this.users[0].id, dryRun = false } = request;
    const transactionId = request.transactionId ?? randomBytes(11).toString("hex");
    if (this.store.history.sequenceOf(transactionId) !== undefined) throw transactionExists(transactionId);
    const timestamp = new Date().toISOString();
    const workspace = new Workspace(this.#documents, { transactionId, timestamp: wholeSeconds(timestamp), authorId });
    const select = (query: string, params: Parameters<typeof selectIds>[2]) =>
      selectIds(this.#currentView(), query, params);
    for (const [index, mutation] of mutations.entries()) applyMutation(workspace, mutation, index, select);
    for (const [index, action] of actions.entries()) this.#apply(workspace, action, index);
    requireOpenReleases(workspace, this.#documents);
    requireIntegrity(workspace, this.#references);

    const changes = workspace.changes.map(({ id, before, after, mutations }) => {
      const finished = after && this.#finish(after, request.autoGenerateArrayKeys === true);
      return { id, before, after: finished, mutations, effects: effectsOf(before, finished) };
    });
    if (!dryRun && (changes.length > 0 || alongside)) {
      this.#take(this.store.commit({ transactionId, authorId, timestamp, changes }, alongside));
    }
    const after = changes.flatMap(({ after }) => (after ? [[after._id, after] as const] : []));
    return { transactionId, results: workspace.results, documents: new Map(after) };
  }

  /** Calls the listener after each transaction, in commit order. Returns a function that unsubscribes it. */
  onTransaction(listener: TransactionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Closes the database, so that another process may open it. */
  close(): void {
    this.store.close();
  }

  #apply(workspace: Workspace, action: Action, index: number): void {
    if ("releaseId" in action) {
      applyReleaseAction(workspace, action, index, (id) => this.store.history.lastState(id, this.document(id)));
    } else {
      applyAction(workspace, action, index);
    }
  }

  /** Mutations by query change the documents as they are, also those that queries see later. */
  #currentView(): DocumentView {
    this.index.catchUp();
    return this.index.view("raw");
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
    }
    this.index.take(transaction);
    for (const listener of this.#listeners) this.#notify(listener, transaction);
  }

  /** The transaction is on disk: a listener that fails must neither fail the write nor keep it from other listeners. */
  #notify(listener: TransactionListener, transaction: CommittedTransaction): void {
    try {
      listener(transaction);
    } catch (error) {
      this.#log.error({ err: error, transactionId: transaction.transactionId }, "a listener of the lake failed");
    }
  }
}

/** Documents have dates in whole seconds, as Sanity's do. Transactions have milliseconds. */
function wholeSeconds(timestamp: string): string {
  return timestamp.replace(/\.\d+Z$/, "Z");
}
