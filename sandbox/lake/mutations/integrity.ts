import type { ReferenceIndex } from "../documents/reference-index.ts";
import { referencesOf } from "../documents/references.ts";
import { hasReferences, referencesNothing } from "./mutation-error.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Refuses a transaction that would leave a strong reference without its target; looked at once at its end, so that
 * documents that need each other can come or go together. Throws LakeError 409 in Sanity's shape.
 */
export function requireIntegrity(workspace: Workspace, references: ReferenceIndex): void {
  for (const { id, after, index } of workspace.changes) {
    if (!after) {
      const referencing = [...references.strongTo(id)].filter((from) => stillReferences(workspace, from, id));
      if (referencing.length > 0) throw hasReferences(index, id, referencing);
      continue;
    }
    for (const target of referencesOf(after).strong) {
      if (!workspace.get(target)) throw referencesNothing(index, id, target);
    }
  }
}

function stillReferences(workspace: Workspace, from: string, to: string): boolean {
  const document = workspace.get(from);
  return document !== undefined && referencesOf(document).strong.has(to);
}
