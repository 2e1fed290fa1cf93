import { Schema } from "@sanity/schema";
import { builtinTypes, extractSchema } from "@sanity/schema/_internal";
import { schemaTypes } from "../schemaTypes/index.ts";

/** The content model as GROQ's type engine reads it; a field that the model requires is there. */
export function extractedSchema() {
  const builtin = Schema.compile({ name: "builtin", types: builtinTypes });
  const schema = Schema.compile({ name: "default", types: [...schemaTypes, ...builtin._original.types] });
  return extractSchema(schema, { enforceRequiredFields: true });
}

export type ExtractedSchema = ReturnType<typeof extractedSchema>;
