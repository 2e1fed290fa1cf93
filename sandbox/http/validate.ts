import type { z } from "zod";
import { invalid } from "./refusal.ts";

/** The value as the schema has it. Throws Refusal 400 with the first thing wrong, as `field: what`. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join(".");
  throw invalid(field ? `${field}: ${issue?.message}` : (issue?.message ?? "Invalid request"));
}
