import { randomBytes } from "node:crypto";
import { z } from "zod";
import { documentStub } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";
import { badRequest } from "../lake-error.ts";
import { invalidMutation } from "./mutation-error.ts";

const values = z.record(z.string(), z.json());
const numbers = z.record(z.string(), z.number());

/** The patch operations of Sanity's mutation API. An unknown one is refused: it may be a misspelt condition. */
export const patchOperations = z.strictObject({
  set: values.optional(),
  setIfMissing: values.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .strictObject({ before: z.string(), after: z.string(), replace: z.string() })
    .partial()
    .extend({ items: z.array(z.json()) })
    .refine((insert) => Object.keys(insert).length === 2, "needs one of before, after and replace")
    .optional(),
  /** The patch fails unless this is the document's revision. */
  ifRevisionID: z.string().optional(),
});

export type PatchOperations = z.infer<typeof patchOperations>;

const byId = z.strictObject({ id: z.union([z.string(), z.array(z.string())]) });
const byQuery = z.strictObject({ query: z.string(), params: values.optional() });

/** The documents of a patch or deletion. */
export type Selection = z.infer<typeof byId> | z.infer<typeof byQuery>;

const identified = documentStub.required({ _id: true });

/** The kinds of mutations, by the name under which a client sends one. */
const KINDS = {
  create: z.strictObject({ create: documentStub }),
  createOrReplace: z.strictObject({ createOrReplace: identified }),
  createIfNotExists: z.strictObject({ createIfNotExists: identified }),
  patch: z.strictObject({ patch: byId.extend(patchOperations.shape) }),
  patchByQuery: z.strictObject({ patch: byQuery.extend(patchOperations.shape) }),
  delete: z.strictObject({ delete: byId.extend({ ifRevisionID: z.string().optional() }) }),
  deleteByQuery: z.strictObject({ delete: byQuery }),
};

/** A mutation, as a client sends it. */
export type Mutation = z.infer<(typeof KINDS)[keyof typeof KINDS]>;

/**
 * Parses the mutation at an index of a request.
 *
 * @throws LakeError 400, for a document without a type in the shape of a failed mutation.
 */
export function readMutation(given: Record<string, unknown>, index: number): Mutation {
  const [name = "", ...others] = Object.keys(given);
  const content = z.record(z.string(), z.unknown()).safeParse(given[name]).data ?? {};
  const isByQuery = content.query !== undefined;
  const kind = isByQuery && (name === "patch" || name === "delete") ? (`${name}ByQuery` as const) : name;
  if (others.length > 0 || !isKind(kind)) throw unknownField(others.length > 0 ? others : [name], index);
  if (name.startsWith("create") && !content._type) throw invalidMutation(index, "Document does not have a type");
  const { success, data, error } = KINDS[kind].safeParse(given);
  if (success) return data;
  const unknown = error.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  if (unknown.length > 0) throw unknownField(unknown, index);
  throw badRequest(`Mutation ${index} is invalid: ${z.prettifyError(error)}`);
}

function isKind(name: string): name is keyof typeof KINDS {
  return Object.hasOwn(KINDS, name);
}

/** The hosted service's message. */
function unknownField(names: readonly string[], index: number) {
  return badRequest(`Unknown field "${names.join('", "')}" in mutation ${index}`);
}

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
