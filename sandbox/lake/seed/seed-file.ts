import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { JsonValue } from "../../json/json-value.ts";

export const seedDocument = z.object({ _id: z.string().min(1), _type: z.string().min(1) }).catchall(z.json());

/** A document as `sanity dataset import` takes it: one line of NDJSON, images named by `_sanityAsset`. */
export type SeedDocument = z.infer<typeof seedDocument>;

/** Reads a seed. Throws, naming file and line, when a line is not a document or an id comes twice. */
export async function readSeedFile(file: string): Promise<{ text: string; documents: SeedDocument[] }> {
  const text = await readFile(file, "utf8");
  const lines = text.split("\n").map((line, index) => ({ line, place: `${file}:${index + 1}` }));
  const placeById = new Map<string, string>();
  const documents: SeedDocument[] = [];
  for (const { line, place } of lines) {
    if (line.trim() === "") continue;
    const document = readLine(line, place);
    const earlier = placeById.get(document._id);
    if (earlier) throw new Error(`${place}: the id "${document._id}" is already that of ${earlier}`);
    placeById.set(document._id, place);
    documents.push(document);
  }
  return { text, documents };
}

function readLine(line: string, place: string): SeedDocument {
  try {
    return seedDocument.parse(JSON.parse(line));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${place} is not a document: ${reason}`, { cause });
  }
}

/** Every value in a document, itself included, with its path: what nests nowhere special must be found anywhere. */
export function* valuesWithin(value: JsonValue, path = ""): Generator<{ value: JsonValue; path: string }> {
  yield { value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* valuesWithin(child, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  }
}
