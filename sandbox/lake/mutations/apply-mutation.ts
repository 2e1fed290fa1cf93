import { randomUUID } from "node:crypto";
import type { DocumentStub, StoredDocument } from "../documents/document.ts";
import { isDocumentId } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";
import type { Mutation, PatchOperations, Selection } from "./mutation.ts";
import { alreadyExists, immutableType, invalidMutation, notFound, revisionMismatch } from "./mutation-error.ts";
import { patched } from "./patched.ts";
import type { Workspace } from "./workspace.ts";

/** Ids of the documents that a query finds, drafts and versions included. Throws LakeError 400. */
type SelectIds = (query: string, params: Record<string, JsonValue>) => string[];

/**
 * Applies one mutation to a workspace. Throws LakeError: 409 when the document is not as the mutation expects it, 400
 * when the mutation is invalid.
 */
export function applyMutation(workspace: Workspace, mutation: Mutation, index: number, select: SelectIds): void {
  if ("create" in mutation) {
    create(workspace, mutation.create, index);
    return;
  }
  if ("createOrReplace" in mutation) {
    replace(workspace, mutation.createOrReplace, index);
    return;
  }
  if ("createIfNotExists" in mutation) {
    const { _id: id } = mutation.createIfNotExists;
    if (workspace.get(id)) {
      workspace.leave(id);
      return;
    }
    create(workspace, mutation.createIfNotExists, index);
    return;
  }
  if ("delete" in mutation) {
    const expected = "ifRevisionID" in mutation.delete ? mutation.delete.ifRevisionID : undefined;
    for (const id of selected(mutation.delete, select)) remove(workspace, id, index, expected);
    return;
  }
  const operations = operationsOf(mutation.patch);
  // An earlier mutation may have deleted a document that the query found. A document named by id must exist.
  const isNamed = "id" in mutation.patch;
  for (const id of selected(mutation.patch, select)) {
    if (isNamed || workspace.get(id)) patch(workspace, id, operations, index);
  }
}

/** Throws LakeError 409 when the document exists. */
export function create(workspace: Workspace, stub: DocumentStub, index: number): void {
  const id = newId(stub._id);
  if (workspace.get(id)) throw alreadyExists(index, id);
  const document = stored(workspace, { ...stub, _id: id }, index);
  workspace.stage(index, id, document, { create: document });
}

/** Creates the document, or replaces the one with its id. */
export function replace(workspace: Workspace, stub: DocumentStub, index: number): void {
  const id = newId(stub._id);
  const before = workspace.get(id);
  // One of another type is deleted and created.
  const kept = before?._type === stub._type ? before._createdAt : undefined;
  const _createdAt = stub._createdAt ?? kept ?? workspace.timestamp;
  const document = stored(workspace, { ...stub, _id: id, _createdAt }, index);
  workspace.stage(index, id, document, { createOrReplace: document });
}

/** Deletes the document. As in Sanity, it is no error when there is none. */
export function remove(workspace: Workspace, id: string, index: number, expectedRevision?: string): void {
  const document = workspace.get(id);
  requireRevision(id, document, expectedRevision, index);
  if (!document) {
    workspace.leave(id);
    return;
  }
  workspace.stage(index, id, undefined, { delete: { id } });
}

/** Throws LakeError 409 when there is no such document, or its revision is not the expected one. */
export function patch(workspace: Workspace, id: string, operations: PatchOperations, index: number): void {
  const document = workspace.get(id);
  if (!document) throw notFound(index, id);
  requireRevision(id, document, operations.ifRevisionID, index);
  const { ifRevisionID: _, ...changes } = operations;
  const result = afterPatch(document, changes, index);
  if (result._type !== document._type) throw immutableType(index, id);
  const own = { _id: id, _createdAt: document._createdAt, _updatedAt: workspace.timestamp };
  workspace.stage(index, id, { ...result, ...own, _rev: workspace.transactionId }, { patch: { id, ...changes } });
}

/** Throws LakeError 400 about an invalid path or value. */
function afterPatch(document: StoredDocument, operations: PatchOperations, index: number): StoredDocument {
  try {
    return patched(document, operations);
  } catch (error) {
    throw invalidMutation(index, error instanceof Error ? error.message : String(error));
  }
}

/** Throws LakeError 409 when the document's revision is not the expected one. */
export function requireRevision(
  id: string,
  document: StoredDocument | undefined,
  expected: string | undefined,
  index: number,
): void {
  if (expected !== undefined && document?._rev !== expected)
    throw revisionMismatch(index, id, expected, document?._rev);
}

function operationsOf(patch: PatchOperations & Partial<{ id: unknown; query: unknown; params: unknown }>) {
  const { id: _id, query: _query, params: _params, ...operations } = patch;
  return operations;
}

function selected(selection: Selection, select: SelectIds): string[] {
  if ("query" in selection) return select(selection.query, selection.params ?? {});
  return Array.isArray(selection.id) ? selection.id : [selection.id];
}

/** Generates a missing id. An id that ends with a period is a prefix. */
function newId(id: string | undefined): string {
  if (id === undefined || id === "") return randomUUID();
  return id.endsWith(".") ? `${id}${randomUUID()}` : id;
}

/** A client may set the dates, as Sanity's import does. The revision is always the transaction's id. */
function stored(workspace: Workspace, stub: DocumentStub & { _id: string }, index: number): StoredDocument {
  const { _id, _type } = stub;
  if (!isDocumentId(_id)) throw invalidMutation(index, `Malformed document ID: "${_id}"`);
  if (_type === "") throw invalidMutation(index, "Document does not have a type");
  const { transactionId: _rev, timestamp } = workspace;
  return {
    ...stub,
    _id,
    _rev,
    _createdAt: date(stub._createdAt, timestamp),
    _updatedAt: date(stub._updatedAt, timestamp),
  };
}

function date(given: JsonValue | undefined, now: string): string {
  return typeof given === "string" && given !== "" ? given : now;
}
