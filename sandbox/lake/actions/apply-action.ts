import { draftIdOf, isPublishedId } from "../documents/document.ts";
import { create, patch, remove, replace, requireRevision } from "../mutations/apply-mutation.ts";
import { invalidMutation } from "../mutations/mutation-error.ts";
import type { Workspace } from "../mutations/workspace.ts";
import type { DocumentAction } from "./action.ts";
import { requireMatchingIds } from "./action.ts";
import { copyOf, publishVersion, requireDocument, unpublish, withoutUpdate } from "./publish.ts";

/**
 * Applies one action on a document to a workspace. Throws LakeError: 409 when a document is not as the action expects it, 400 when its
 * ids do not belong together.
 */
export function applyAction(workspace: Workspace, action: DocumentAction, index: number): void {
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
    case "sanity.action.document.publish": {
      const { draftId: versionId, publishedId, ifDraftRevisionId: ifVersionRevisionId, ifPublishedRevisionId } = action;
      publishVersion(workspace, { versionId, publishedId, ifVersionRevisionId, ifPublishedRevisionId }, index);
      return;
    }
    case "sanity.action.document.unpublish":
      unpublish(workspace, action.publishedId, index, action.draftId);
      return;
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
    case "sanity.action.document.version.unpublish": {
      const { publishedId, versionId } = action;
      const published = requireDocument(workspace, publishedId, index);
      const version = workspace.get(versionId) ?? published;
      replace(workspace, { ...copyOf(version, versionId), _system: { delete: true } }, index);
      return;
    }
  }
}

type ActionOf<Name extends DocumentAction["actionType"]> = Extract<DocumentAction, { actionType: Name }>;

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
