import { LakeError } from "../lake-error.ts";

interface ItemError {
  description: string;
  type: string;
  id?: string;
  [detail: string]: unknown;
}

/** The error of a transaction that one of its mutations made fail, as Sanity's client reads it. */
function mutationError(status: number, index: number, error: ItemError): LakeError {
  const description = `The mutation(s) failed: ${error.description}`;
  return new LakeError(status, description, {
    error: { type: "mutationError", description, items: [{ error, index }] },
  });
}

export function alreadyExists(index: number, id: string): LakeError {
  const description = `Document by ID "${id}" already exists`;
  return mutationError(409, index, { type: "documentAlreadyExistsError", description, id });
}

export function notFound(index: number, id: string): LakeError {
  const description = `The document with the ID "${id}" was not found`;
  return mutationError(409, index, { type: "documentNotFoundError", description, id });
}

export function revisionMismatch(index: number, id: string, expected: string, current: string | undefined): LakeError {
  return mutationError(409, index, {
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${id}" has unexpected revision ID ("${current ?? ""}"), expected "${expected}"`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  });
}

export function hasReferences(index: number, id: string, referencingIDs: string[]): LakeError {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
  return mutationError(409, index, { type: "documentHasExistingReferencesError", description, id, referencingIDs });
}

export function referencesNothing(index: number, id: string, missing: string): LakeError {
  const description = `Document "${id}" references non-existent document "${missing}"`;
  const type = "documentReferenceDoesNotExistError";
  return mutationError(409, index, { type, description, id, referenceID: missing });
}

export function invalidMutation(index: number, description: string): LakeError {
  return mutationError(400, index, { type: "validationError", description });
}

/** A change of the type, by a patch or by replacing a document that is referenced. */
export function immutableType(index: number, id: string): LakeError {
  const description = `Cannot modify immutable attribute "_type"`;
  const type = "cannotModifyImmutableAttributeError";
  return mutationError(400, index, { type, description, attribute: "_type", id });
}

export function wrongReleaseState(index: number, id: string, action: string, state: string): LakeError {
  const description = `Release "${id}" is ${state}, which does not allow "${action}"`;
  return mutationError(409, index, { type: "releaseStateError", description, id, state });
}

export function releaseLocked(index: number, id: string, state: string): LakeError {
  const description = `The release of "${id}" is ${state}: its versions cannot be changed`;
  return mutationError(409, index, { type: "releaseLockedError", description, id, state });
}

export function transactionExists(transactionId: string): LakeError {
  const description = `Transaction with ID "${transactionId}" already exists`;
  return new LakeError(409, description, { error: { type: "transactionAlreadyExistsError", description } });
}
