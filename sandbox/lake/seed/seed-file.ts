import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { JsonValue } from "../json.ts";

/** Its values come from `JSON.parse`, so its fields hold JSON. */
export const seedDocumentSchema = z
  .object({ _id: z.string().min(1), _type: z.string().min(1) })
  .catchall(z.custom<JsonValue>());

/** A document as `sanity dataset import` takes it: a line of NDJSON, images named by `_sanityAsset`. */
export type SeedDocument = z.infer<typeof seedDocumentSchema>;

/** Reads a seed. Throws with file and line when a line is not a document or an id is a duplicate. */
export async function readSeedFile(file: string): Promise<{ text: string; documents: SeedDocument[] }> {
  const text = await readFile(file, "utf8");
  const lines = text.split("\n").map((line, index) => ({ line, position: `${file}:${index + 1}` }));
  const positionById = new Map<string, string>();
  const documents: SeedDocument[] = [];
  for (const { line, position } of lines) {
    if (line.trim() === "") continue;
    const document = readLine(line, position);
    const earlier = positionById.get(document._id);
    if (earlier) throw new Error(`${position}: the id "${document._id}" is already that of ${earlier}`);
    positionById.set(document._id, position);
    documents.push(document);
  }
  return { text, documents };
}

function readLine(line: string, position: string): SeedDocument {
  try {
    return seedDocumentSchema.parse(JSON.parse(line));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${position} is not a document: ${reason}`, { cause });
  }
}

/** An image that the seed names. */
export interface SeedImage {
  /** Its name in the documents: `image@file://./images/kit-piso.png`. */
  source: string;
  file: string;
  /** Hexadecimal SHA-1 of the file, which Sanity names images by. */
  sha1: string;
}

const IMAGE_FILE = /^image@file:\/\/(?<path>.+)$/;

/**
 * The images that the documents name, by source. Throws one error with every document whose image is missing, or is not a
 * file path.
 */
export async function findSeedImages(seedDir: string, documents: SeedDocument[]): Promise<Map<string, SeedImage>> {
  const images = new Map<string, SeedImage>();
  const problems: string[] = [];
  for (const { source, position } of documents.flatMap(assetSources)) {
    if (images.has(source)) continue;
    const path = IMAGE_FILE.exec(source)?.groups?.path;
    if (path === undefined) {
      problems.push(`${position}: "${source}" is not of the form image@file://./folder/name.png`);
      continue;
    }
    const file = resolve(seedDir, path);
    try {
      images.set(source, { source, file, sha1: await sha1Of(file) });
    } catch (error) {
      problems.push(`${position}: the image ${file} cannot be read (${String(error)})`);
    }
  }
  if (problems.length > 0) throw new Error(`The seed cannot be imported.\n${problems.join("\n")}`);
  return images;
}

function assetSources(document: SeedDocument): { source: string; position: string }[] {
  const found: { source: string; position: string }[] = [];
  const visit = (value: JsonValue, path: readonly string[]) => {
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
      const own = [...path, isList ? `[${name}]` : `.${name}`];
      if (name === "_sanityAsset" && typeof child === "string") {
        found.push({ source: child, position: `document "${document._id}", field ${own.join("").slice(1)}` });
      } else visit(child, own);
    }
  };
  visit(document, []);
  return found;
}

async function sha1Of(file: string): Promise<string> {
  const hash = createHash("sha1");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
