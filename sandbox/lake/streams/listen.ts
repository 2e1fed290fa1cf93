import { randomUUID } from "node:crypto";
import type { Access } from "../access/access.ts";
import type { Dataset } from "../documents/dataset.ts";
import { isPublicId, type StoredDocument } from "../documents/document.ts";
import { badRequest } from "../lake-error.ts";
import { evaluate, parseQuery } from "../query/evaluate.ts";
import { isDiff } from "../query/planned-query.ts";
import { nodesOf } from "../query/query-node.ts";
import { readQuery } from "../query/query-request.ts";
import type { CommittedTransaction, DocumentChange } from "../store/history.ts";
import { effectsForClients } from "../store/mendoza-patch.ts";
import { missedSince } from "./missed-since.ts";
import { lastEventId, type PrepareStream, type StreamRequest } from "./stream-server.ts";

/**
 * `data/listen`: `welcome`, then a `mutation` event for each change of a document that the query matches. It is sent at the commit,
 * or with `visibility=query` when queries see the change: the Studio reads its lists again at such an event. A client that reconnects
 * with its last event's id gets `welcomeback` and what it has missed, or `reset` when that is not known.
 */
export function listenStream(dataset: Dataset, access: Access): PrepareStream {
  return (request) => {
    const listener = { ...readListenRequest(request), isPublic: !access.callerOf(request.headers) };
    const lastSeen = listener.canResume ? lastEventId(request) : undefined;
    return ({ send }) => {
      const missed = lastSeen === undefined ? undefined : missedSince(dataset, lastSeen);
      const { lastId } = dataset.store.history;
      const id = missed ? lastSeen : lastId;
      const name = missed ? "welcomeback" : lastSeen === undefined ? "welcome" : "reset";
      send({ name, ...(id !== undefined && { id }), data: name === "reset" ? {} : { listenerName: randomUUID() } });
      let isOpen = true;
      const sendEvents = (transaction: CommittedTransaction) => {
        const visibility = dataset.index.sees(transaction.sequence) ? "query" : "transaction";
        const events = isOpen ? mutationEvents(transaction, listener) : [];
        const received = events.findIndex(({ eventId }) => eventId === lastSeen);
        for (const event of events.slice(received + 1)) {
          send({ name: "mutation", id: event.eventId, data: { ...event, visibility } });
        }
      };
      const take = (transaction: CommittedTransaction) => {
        if (!listener.afterIndexing || dataset.index.sees(transaction.sequence)) sendEvents(transaction);
        else void dataset.index.caughtUp(transaction.sequence).then(() => sendEvents(transaction));
      };
      for (const transaction of missed ?? []) take(transaction);
      const stop = dataset.onTransaction(take);
      return () => {
        isOpen = false;
        stop();
      };
    };
  };
}

/** The options of a listener. */
interface ListenRequest {
  tree: ReturnType<typeof parseQuery>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Whether events carry Mendoza patches. */
  includeEffects: boolean;
  /** Whether events of versions in releases are sent. */
  includeAllVersions: boolean;
  /** Whether events wait until queries see the change. */
  afterIndexing: boolean;
  /** Whether a client that reconnects is told what it has missed. */
  canResume: boolean;
}

interface Listener extends ListenRequest {
  /** Whether events of drafts, versions and other hidden documents are left out. */
  isPublic: boolean;
}

/** Throws LakeError 400 on a missing or invalid query, or one that cannot be evaluated on each change. */
function readListenRequest({ queryString }: StreamRequest): ListenRequest {
  const { query, params } = readQuery(queryString);
  const tree = parseQuery(query, params);
  if (nodesOf(tree).some(isDiff)) throw badRequest("A listener's query cannot have functions of `diff`");
  return {
    tree,
    includeResult: queryString.includeResult === "true",
    includePreviousRevision: queryString.includePreviousRevision === "true",
    includeMutations: queryString.includeMutations !== "false",
    includeEffects: queryString.effectFormat === "mendoza",
    includeAllVersions: queryString.includeAllVersions === "true",
    afterIndexing: queryString.visibility === "query",
    canResume: queryString.enableResume === "true",
  };
}

/**
 * The `mutation` events of a transaction for one listener: one for each document that its query matched before or matches
 * after. The fields are those of Sanity's listening API.
 */
function mutationEvents(transaction: CommittedTransaction, request: Listener) {
  const { transactionId, authorId, timestamp, changes } = transaction;
  // By id, as the history has them too: a client that resumes goes on after the event that it received last.
  const heard = changes.toSorted(byId).flatMap((change) => {
    if (request.isPublic && !isPublicId(change.id)) return [];
    if (!request.includeAllVersions && change.id.startsWith("versions.")) return [];
    const transition = transitionOf(change, request);
    return transition === undefined ? [] : [{ change, transition }];
  });
  return heard.map(({ change, transition }, index) => ({
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    transition,
    identity: authorId,
    ...(request.includeMutations ? { mutations: change.mutations } : {}),
    ...(request.includeResult ? { result: change.after ?? null } : {}),
    ...(request.includePreviousRevision ? { previous: change.before ?? null } : {}),
    ...(change.before ? { previousRev: change.before._rev } : {}),
    // Deletions need it too: without it the Studio ignores the event and keeps showing a deleted draft.
    resultRev: transactionId,
    timestamp,
    transactionTotalEvents: heard.length,
    transactionCurrentEvent: index + 1,
    ...(request.includeEffects ? { effects: effectsForClients(change.before, change.after) } : {}),
  }));
}

function byId({ id }: DocumentChange, other: DocumentChange): number {
  if (id === other.id) return 0;
  return id < other.id ? -1 : 1;
}

/** The change as the query sees it. Undefined when it matches neither state. */
function transitionOf({ before, after }: DocumentChange, request: ListenRequest): string | undefined {
  const wasFound = finds(request, before);
  const isFound = finds(request, after);
  if (isFound) return wasFound ? "update" : "appear";
  return wasFound ? "disappear" : undefined;
}

function finds({ tree }: ListenRequest, document: StoredDocument | undefined): boolean {
  if (!document) return false;
  const found = evaluate(tree, { dataset: [document] });
  return Array.isArray(found) ? found.length > 0 : found !== null;
}
