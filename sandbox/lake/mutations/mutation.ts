import { randomBytes } from "node:crypto";
import { z } from "zod";
import { documentStub } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";

const values = z.record(z.string(), z.json());
const numbers = z.record(z.string(), z.number());
const items = z.array(z.json());

/** The patch operations of Sanity's mutation API. */
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
  /** The patch fails unless this is the document's revision. */
  ifRevisionID: z.string().optional(),
});

export type PatchOperations = z.infer<typeof patchOperations>;

const byId = z.object({ id: z.union([z.string(), z.array(z.string())]) });
const byQuery = z.object({ query: z.string(), params: values.optional() });

/** The documents of a patch or deletion. */
export type Selection = z.infer<typeof byId> | z.infer<typeof byQuery>;

/** A mutation, as a client sends it. */
export const mutation = z.union([
  z.strictObject({ create: documentStub }),
  z.strictObject({ createOrReplace: documentStub.required({ _id: true }) }),
  z.strictObject({ createIfNotExists: documentStub.required({ _id: true }) }),
  z.strictObject({ patch: z.union([byId.extend(patchOperations.shape), byQuery.extend(patchOperations.shape)]) }),
  z.strictObject({ delete: z.union([byId.extend({ ifRevisionID: z.string().optional() }), byQuery]) }),
]);

export type Mutation = z.infer<typeof mutation>;

/** A mutation of one document, as listeners get it and the history keeps it. */
export type DocumentMutation = Record<string, unknown>;

/** Adds the missing `_key` of objects in lists, by which the Studio addresses them. */
export function withArrayKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

function withKey(item: JsonValue): JsonValue {
  if (typeof item !== "object" || item === null || Array.isArray(item) || item._key !== undefined) return item;
  return { _key: randomBytes(6).toString("hex"), ...item };
}
