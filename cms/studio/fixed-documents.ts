import type { DocumentActionComponent, NewDocumentOptionsResolver } from "sanity";
import { singletonTypes } from "../schemaTypes/index.ts";

/** Documents that the site's code counts on: there is exactly one of each, or one for each group of texts. */
const FIXED_TYPES: readonly string[] = [...singletonTypes, "uiStrings"];

const NOT_FOR_FIXED = new Set(["delete", "duplicate", "unpublish"]);

/** What may be done with a document: a fixed one cannot be deleted, copied or taken off the site. */
export function allowedActions(actions: DocumentActionComponent[], schemaType: string): DocumentActionComponent[] {
  if (!FIXED_TYPES.includes(schemaType)) return actions;
  return actions.filter(({ action }) => action === undefined || !NOT_FOR_FIXED.has(action));
}

/** What can be created: no second one of a fixed document. */
export const allowedNewDocuments: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !FIXED_TYPES.includes(templateId));
