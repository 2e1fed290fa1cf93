import type { DocumentActionComponent, NewDocumentOptionsResolver } from "sanity";
import { singletonTypes } from "../schemaTypes/index.ts";

/** Documents that the site requires: the singletons, the interface texts of each namespace, and the two questionnaires. */
const FIXED_TYPES: readonly string[] = [...singletonTypes, "uiStrings", "questionnaire"];

const FORBIDDEN_ACTIONS = new Set(["delete", "duplicate", "unpublish", "unpublishVersion"]);

/** The actions of a document. A fixed one cannot be deleted, duplicated or unpublished. */
export function allowedActions(actions: DocumentActionComponent[], schemaType: string): DocumentActionComponent[] {
  if (!FIXED_TYPES.includes(schemaType)) return actions;
  return actions.filter(({ action }) => action === undefined || !FORBIDDEN_ACTIONS.has(action));
}

/** The types of which editors can create documents: all but the fixed ones. */
export const allowedNewDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !FIXED_TYPES.includes(templateId));
