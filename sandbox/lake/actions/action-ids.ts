import { isPublishedId, publishedIdOf } from "../documents/document-id.ts";
import { invalidMutation } from "../mutations/mutation-error.ts";
import type { Action } from "./action.ts";

interface ActionIds {
  publishedId?: string;
  /** Those that have to name a draft or a version. */
  versionIds: readonly (string | undefined)[];
}

/**
 * Throws LakeError 400 when an action's ids do not belong together. The rule is the hosted service's (Actions API
 * reference): a version's id is `drafts.` or `versions.<release>.` before the published id of the same action.
 */
export function requireMatchingIds(action: Action, index: number): void {
  const { publishedId, versionIds } = idsOf(action);
  if (publishedId !== undefined && !isPublishedId(publishedId)) {
    throw invalidMutation(index, `"${publishedId}" is the ID of a draft or a version, not of a published document`);
  }
  for (const id of versionIds) {
    if (id === undefined) continue;
    if (isPublishedId(id)) throw invalidMutation(index, `"${id}" is not the ID of a draft or a version`);
    if (publishedId !== undefined && publishedIdOf(id) !== publishedId) {
      throw invalidMutation(index, `"${id}" is not a draft or a version of "${publishedId}"`);
    }
  }
}

function idsOf(action: Action): ActionIds {
  switch (action.actionType) {
    case "sanity.action.document.create":
    case "sanity.action.document.replaceDraft": {
      // The document may bear its published id: the draft's is made of it.
      const { publishedId, attributes } = action;
      return { publishedId, versionIds: attributes._id === publishedId ? [] : [attributes._id] };
    }
    case "sanity.action.document.edit":
    case "sanity.action.document.publish":
    case "sanity.action.document.unpublish":
      return { publishedId: action.publishedId, versionIds: [action.draftId] };
    case "sanity.action.document.delete":
      return { publishedId: action.publishedId, versionIds: action.includeDrafts };
    case "sanity.action.document.discard":
      return { versionIds: [action.draftId] };
    case "sanity.action.document.version.create":
      return { publishedId: action.publishedId, versionIds: [action.document?._id, action.versionId] };
    case "sanity.action.document.version.replace":
      return { versionIds: [action.document._id] };
    case "sanity.action.document.version.discard":
      return { versionIds: [action.versionId] };
  }
}
