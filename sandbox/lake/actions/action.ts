import { z } from "zod";
import { documentStub } from "../documents/document.ts";
import { patchOperations } from "../mutations/mutation.ts";

const PREFIX = "sanity.action.document.";
const name = <const Name extends string>(action: Name) => z.literal(`${PREFIX}${action}`);
const id = z.string().min(1);
const identified = documentStub.required({ _id: true });

/** One of the actions with which the Studio edits and publishes, as Sanity's actions API names them. */
export const action = z.discriminatedUnion("actionType", [
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
]);

export type Action = z.infer<typeof action>;
