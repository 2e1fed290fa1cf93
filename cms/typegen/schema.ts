import { Schema } from "@sanity/schema";
import { builtinTypes, extractSchema } from "@sanity/schema/_internal";
import { schemaTypes } from "../schemaTypes/index.ts";

/** The content model for GROQ's type engine. Required fields are never undefined. */
export function extractedSchema() {
  const builtin = Schema.compile({ name: "builtin", types: builtinTypes });
  const schema = Schema.compile({ name: "default", types: [...schemaTypes, ...builtin._original.types] });
  return extractSchema(schema, { enforceRequiredFields: true });
}

export type ExtractedSchema = ReturnType<typeof extractedSchema>;
