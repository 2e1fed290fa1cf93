import { type DocumentStub, documentStub, draftIdOf, type StoredDocument } from "../documents/document.ts";
import { strengthenReferences } from "../documents/references.ts";
import { create, remove, replace, requireRevision } from "../mutations/apply-mutation.ts";
import { notFound } from "../mutations/mutation-error.ts";
import type { Workspace } from "../mutations/workspace.ts";

interface Publishing {
  /** The id of a draft, or of a version in a release. */
  versionId: string;
  publishedId: string;
  ifVersionRevisionId?: string | undefined;
  ifPublishedRevisionId?: string | undefined;
}

/** Makes a draft or a version what is published. Throws LakeError 409 when there is none, or one has another revision. */
export function publishVersion(workspace: Workspace, publishing: Publishing, index: number): void {
  const { versionId, publishedId, ifVersionRevisionId, ifPublishedRevisionId } = publishing;
  const version = requireDocument(workspace, versionId, index);
  const published = workspace.get(publishedId);
  requireRevision(versionId, version, ifVersionRevisionId, index);
  requireRevision(publishedId, published, ifPublishedRevisionId, index);
  const { _system: _, ...content } = documentStub.parse(strengthenReferences(copyOf(version, publishedId)));
  const _createdAt = published?._createdAt ?? version._createdAt;
  replace(workspace, { ...content, _id: publishedId, _createdAt }, index);
  remove(workspace, versionId, index);
}

/** Takes a document off what is published, and leaves a draft of it. Throws LakeError 409 when it is not published. */
export function unpublish(workspace: Workspace, publishedId: string, index: number, draftId = draftIdOf(publishedId)) {
  const published = requireDocument(workspace, publishedId, index);
  if (!workspace.get(draftId)) create(workspace, copyOf(published, draftId), index);
  remove(workspace, publishedId, index);
}

export function requireDocument(workspace: Workspace, id: string, index: number): StoredDocument {
  const document = workspace.get(id);
  if (!document) throw notFound(index, id);
  return document;
}

/** A document's content under another id. The transaction sets `_updatedAt`. */
export function copyOf(document: StoredDocument, id: string): DocumentStub {
  return { ...withoutUpdate(document), _id: id };
}

export function withoutUpdate({ _updatedAt: _, ...document }: DocumentStub): DocumentStub {
  return document;
}
