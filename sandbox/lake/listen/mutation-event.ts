import type { StoredDocument } from "../documents/document.ts";
import { evaluate } from "../query/evaluate.ts";
import type { CommittedTransaction, DocumentChange } from "../store/document-store.ts";
import type { ListenRequest } from "./listen-request.ts";

/**
 * The `mutation` events of a transaction for one listener: one for each document that its query found before or finds
 * after. The fields are those of Sanity's listening API.
 */
export function mutationEvents(transaction: CommittedTransaction, request: ListenRequest): object[] {
  const { transactionId, authorId, timestamp, changes } = transaction;
  const heard = changes.flatMap((change) => {
    if (!request.includeAllVersions && change.id.startsWith("versions.")) return [];
    const transition = transitionOf(change, request);
    return transition === undefined ? [] : [{ change, transition }];
  });
  return heard.map(({ change, transition }, place) => ({
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    transition,
    identity: authorId,
    ...(request.includeMutations ? { mutations: change.mutations } : {}),
    ...(request.includeResult ? { result: change.after ?? null } : {}),
    ...(request.includePreviousRevision ? { previous: change.before ?? null } : {}),
    ...(change.before ? { previousRev: change.before._rev } : {}),
    // Also of a deletion: without it the Studio drops the event, and a draft that is gone lingers.
    resultRev: transactionId,
    timestamp,
    visibility: "query",
    transactionTotalEvents: heard.length,
    transactionCurrentEvent: place + 1,
    ...(request.includeEffects ? { effects: change.effects } : {}),
  }));
}

/** How the change looks through the listener's query; undefined when the query knows neither state. */
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
