import { z } from "zod";
import { documentStub, isPublishedId, publishedIdOf } from "../documents/document.ts";
import { patchOperations } from "../mutations/mutation.ts";
import { invalidMutation } from "../mutations/mutation-error.ts";
import { RELEASE_ACTIONS } from "../releases/release-action.ts";

const PREFIX = "sanity.action.document.";
const name = <const Name extends string>(action: Name) => z.literal(`${PREFIX}${action}`);
const id = z.string().min(1);
const identified = documentStub.required({ _id: true });

/** The actions of Sanity's Actions API on a document, with which the Studio edits and publishes. */
const DOCUMENT_ACTIONS = [
  z.object({
    actionType: name("create"),
    publishedId: id,
    attributes: documentStub,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.object({ actionType: name("edit"), draftId: id, publishedId: id, patch: patchOperations }),
  z.object({
    actionType: name("publish"),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name("unpublish"), draftId: id, publishedId: id }),
  z.object({ actionType: name("delete"), publishedId: id, includeDrafts: z.array(z.string()).default([]) }),
  z.object({ actionType: name("discard"), draftId: id }),
  z.object({ actionType: name("replaceDraft"), publishedId: id, attributes: identified }),
  z.object({
    actionType: name("version.create"),
    publishedId: id,
    document: identified.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({ actionType: name("version.replace"), document: identified }),
  z.object({ actionType: name("version.discard"), versionId: id }),
  z.object({ actionType: name("version.unpublish"), versionId: id, publishedId: id }),
] as const;

export type DocumentAction = z.infer<(typeof DOCUMENT_ACTIONS)[number]>;

/** An action on a document or on a release. */
export const action = z.discriminatedUnion("actionType", [...DOCUMENT_ACTIONS, ...RELEASE_ACTIONS]);

export type Action = z.infer<typeof action>;

interface ActionIds {
  publishedId?: string;
  /** These must be ids of drafts or versions. */
  versionIds: readonly (string | undefined)[];
}

/**
 * Throws LakeError 400 when an action's ids do not belong together. Sanity's rule: the id of a draft or version is
 * `drafts.` or `versions.<release>.` followed by the action's published id.
 */
export function requireMatchingIds(action: DocumentAction, index: number): void {
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

function idsOf(action: DocumentAction): ActionIds {
  switch (action.actionType) {
    case "sanity.action.document.create":
    case "sanity.action.document.replaceDraft": {
      // The document may have the published id. The id of the draft is derived from it.
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
    case "sanity.action.document.version.unpublish":
      return { publishedId: action.publishedId, versionIds: [action.versionId] };
  }
}
