import type { DocumentStub, StoredDocument } from "../documents/document.ts";
import { documentStub, draftIdOf, isPublishedId } from "../documents/document.ts";
import { strengthenReferences } from "../documents/references.ts";
import { create, patch, remove, replace, requireRevision } from "../mutations/apply-mutation.ts";
import { invalidMutation, notFound } from "../mutations/mutation-error.ts";
import type { Workspace } from "../mutations/workspace.ts";
import type { Action } from "./action.ts";
import { requireMatchingIds } from "./action.ts";

/**
 * Applies one action to a workspace. Throws LakeError: 409 when a document is not as the action expects it, 400 when its
 * ids do not belong together.
 */
export function applyAction(workspace: Workspace, action: Action, index: number): void {
  requireMatchingIds(action, index);
  switch (action.actionType) {
    case "sanity.action.document.create": {
      const { _id: id, ...attributes } = action.attributes;
      const draftId = id === undefined || isPublishedId(id) ? draftIdOf(action.publishedId) : id;
      if (action.ifExists === "ignore" && workspace.get(draftId)) {
        workspace.leave(draftId);
        return;
      }
      create(workspace, { ...attributes, _id: draftId }, index);
      return;
    }
    case "sanity.action.document.edit":
      ensureDraft(workspace, action, index);
      patch(workspace, action.draftId, action.patch, index);
      return;
    case "sanity.action.document.publish":
      publish(workspace, action, index);
      return;
    case "sanity.action.document.unpublish": {
      const published = requireDocument(workspace, action.publishedId, index);
      if (!workspace.get(action.draftId)) create(workspace, copyOf(published, action.draftId), index);
      remove(workspace, action.publishedId, index);
      return;
    }
    case "sanity.action.document.delete":
      for (const id of [action.publishedId, ...action.includeDrafts]) remove(workspace, id, index);
      return;
    case "sanity.action.document.discard":
      remove(workspace, action.draftId, index);
      return;
    case "sanity.action.document.version.discard":
      remove(workspace, action.versionId, index);
      return;
    case "sanity.action.document.replaceDraft": {
      const draftId = isPublishedId(action.attributes._id) ? draftIdOf(action.publishedId) : action.attributes._id;
      replace(workspace, { ...withoutUpdate(action.attributes), _id: draftId }, index);
      return;
    }
    case "sanity.action.document.version.replace":
      replace(workspace, withoutUpdate(action.document), index);
      return;
    case "sanity.action.document.version.create":
      createVersion(workspace, action, index);
      return;
  }
}

type ActionOf<Name extends Action["actionType"]> = Extract<Action, { actionType: Name }>;

function publish(workspace: Workspace, action: ActionOf<"sanity.action.document.publish">, index: number): void {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  const draft = requireDocument(workspace, draftId, index);
  const published = workspace.get(publishedId);
  requireRevision(draftId, draft, ifDraftRevisionId, index);
  requireRevision(publishedId, published, ifPublishedRevisionId, index);
  const content = documentStub.parse(strengthenReferences(copyOf(draft, publishedId)));
  replace(workspace, { ...content, _createdAt: published?._createdAt ?? draft._createdAt }, index);
  remove(workspace, draftId, index);
}

/** An edit of a document without a draft starts from a copy of the published document. */
function ensureDraft(workspace: Workspace, action: ActionOf<"sanity.action.document.edit">, index: number): void {
  const { draftId, publishedId } = action;
  if (workspace.get(draftId)) return;
  create(workspace, copyOf(requireDocument(workspace, publishedId, index), draftId), index);
}

function createVersion(
  workspace: Workspace,
  action: ActionOf<"sanity.action.document.version.create">,
  index: number,
): void {
  if (action.document) {
    create(workspace, action.document, index);
    return;
  }
  const { baseId, versionId, ifBaseRevisionId } = action;
  if (baseId === undefined || versionId === undefined) {
    throw invalidMutation(index, "A version needs a document, or a baseId and a versionId");
  }
  const base = requireDocument(workspace, baseId, index);
  requireRevision(baseId, base, ifBaseRevisionId, index);
  create(workspace, copyOf(base, versionId), index);
}

function requireDocument(workspace: Workspace, id: string, index: number): StoredDocument {
  const document = workspace.get(id);
  if (!document) throw notFound(index, id);
  return document;
}

/** A document's content under another id. The transaction sets `_updatedAt`. */
function copyOf(document: StoredDocument, id: string): DocumentStub {
  return { ...withoutUpdate(document), _id: id };
}

function withoutUpdate({ _updatedAt: _, ...document }: DocumentStub): DocumentStub {
  return document;
}
