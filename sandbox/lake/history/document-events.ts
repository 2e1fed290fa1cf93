import { draftIdOf, isPublishedId, publishedIdOf } from "../documents/document.ts";
import { releaseDocumentId, releaseOfVersion } from "../releases/release.ts";
import type { History, LoggedTransaction } from "../store/history.ts";
import type { Effects } from "../store/mendoza-patch.ts";

type ChangeKind = "created" | "deleted" | "modified";

interface Page {
  /** Sequence number. Only transactions before it. */
  before: number;
  limit: number;
}

/**
 * The events of a document in Sanity's events API, newest first: created, published, unpublished, deleted. Edits of drafts
 * and of versions are not included; the Studio derives those from the transactions.
 */
export function documentEvents(history: History, id: string, { before, limit }: Page) {
  const publishedId = publishedIdOf(id);
  const documentIds = [publishedId, isPublishedId(id) ? draftIdOf(id) : id];
  const transactions = history.list({ documentIds, from: 0, to: before - 1, reverse: true, limit });
  const events = transactions.flatMap((transaction) => {
    const event = eventOf(transaction, id);
    return event
      ? [{ documentId: publishedId, timestamp: transaction.timestamp, author: transaction.author, ...event }]
      : [];
  });
  const last = transactions.at(-1);
  return { events, nextCursor: transactions.length === limit && last ? String(last.sequence) : "" };
}

function eventOf({ id: revision, documents }: LoggedTransaction, askedId: string): { type: string } | undefined {
  const publishedId = publishedIdOf(askedId);
  const asksPublished = isPublishedId(askedId);
  const draftId = asksPublished ? draftIdOf(askedId) : askedId;
  const draftEffects = documents.get(draftId)?.effects;
  const published = changeKindOf(documents.get(publishedId)?.effects);
  const draft = changeKindOf(draftEffects);

  if (published && published !== "deleted") {
    const versionId = publishedVersion(documents, publishedId, draftId);
    if (versionId) return publishEvent(revision, versionId, documents);
  }
  if (published === "deleted" && draft === "created") {
    return { type: "unpublishDocument", ...{ versionId: draftId, versionRevisionId: revision } };
  }
  if (published === "deleted") return { type: "deleteDocumentGroup" };
  if (asksPublished && published === "created") {
    return { type: "createDocumentVersion", ...version(publishedId, revision), ...{ revisionId: revision } };
  }
  if (asksPublished && published === "modified") return { type: "updateLiveDocument", ...{ revisionId: revision } };
  if (!asksPublished && draft === "created") return { type: "createDocumentVersion", ...version(draftId, revision) };
  if (!asksPublished && draft === "deleted") {
    return { type: "deleteDocumentVersion", ...version(draftId, revisionBefore(draftEffects)) };
  }
  return undefined;
}

/** The draft or version that a transaction published: the one asked for, or for the published document that of any release. */
function publishedVersion(documents: LoggedTransaction["documents"], publishedId: string, askedId: string) {
  const isGone = (id: string) => changeKindOf(documents.get(id)?.effects) === "deleted";
  if (isGone(askedId)) return askedId;
  const isOfDraft = askedId === draftIdOf(publishedId);
  const versions = [...documents.keys()].filter((id) => id !== publishedId && publishedIdOf(id) === publishedId);
  return isOfDraft ? versions.find(isGone) : undefined;
}

function publishEvent(revisionId: string, versionId: string, documents: LoggedTransaction["documents"]) {
  const releaseId = releaseOfVersion(versionId);
  const versionRevisionId = revisionBefore(documents.get(versionId)?.effects);
  const isWithRelease = releaseId !== undefined && documents.has(releaseDocumentId(releaseId));
  return {
    type: "publishDocumentVersion",
    ...{ revisionId, versionId, versionRevisionId },
    ...(isWithRelease ? { releaseId } : {}),
    publishCause: isWithRelease ? "release.publish" : "document.publish",
  };
}

function version(versionId: string, versionRevisionId: string | undefined) {
  return { versionId, versionRevisionId };
}

function changeKindOf(effects: Effects | undefined): ChangeKind | undefined {
  if (!effects) return undefined;
  if (isDeletion(effects.apply)) return "deleted";
  return isDeletion(effects.revert) ? "created" : "modified";
}

function isDeletion(patch: Effects["apply"]): boolean {
  return patch[0] === 0 && patch[1] === null;
}

/** The revert patch of a deletion is the whole document. */
function revisionBefore(effects: Effects | undefined): string | undefined {
  const document: unknown = effects?.revert[1];
  const hasRevision = typeof document === "object" && document !== null && "_rev" in document;
  return hasRevision ? String(document._rev) : undefined;
}
