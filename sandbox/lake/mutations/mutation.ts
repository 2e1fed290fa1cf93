import { z } from "zod";
import { documentStub } from "../documents/document.ts";

const values = z.record(z.string(), z.json());
const numbers = z.record(z.string(), z.number());
const items = z.array(z.json());

/** The operations of a patch, as Sanity's mutation API names them. */
export const patchOperations = z.object({
  set: values.optional(),
  setIfMissing: values.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union([
      z.object({ before: z.string(), items }),
      z.object({ after: z.string(), items }),
      z.object({ replace: z.string(), items }),
    ])
    .optional(),
  /** The patch is refused unless this is the document's revision. */
  ifRevisionID: z.string().optional(),
});

export type PatchOperations = z.infer<typeof patchOperations>;

const byId = z.object({ id: z.union([z.string(), z.array(z.string())]) });
const byQuery = z.object({ query: z.string(), params: values.optional() });

/** Which documents a patch or a deletion is for. */
export type Selection = z.infer<typeof byId> | z.infer<typeof byQuery>;

/** One mutation of a transaction, as a client sends it. */
export const mutation = z.union([
  z.strictObject({ create: documentStub }),
  z.strictObject({ createOrReplace: documentStub.required({ _id: true }) }),
  z.strictObject({ createIfNotExists: documentStub.required({ _id: true }) }),
  z.strictObject({ patch: z.union([byId.extend(patchOperations.shape), byQuery.extend(patchOperations.shape)]) }),
  z.strictObject({ delete: z.union([byId.extend({ ifRevisionID: z.string().optional() }), byQuery]) }),
]);

export type Mutation = z.infer<typeof mutation>;

/** A mutation of one document: what a listener is told and the history keeps. */
export type DocumentMutation = Record<string, unknown>;
