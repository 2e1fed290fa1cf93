import { readFileSync } from "node:fs";
import { z } from "zod";

const document = z.object({
  _type: z.string(),
  namespace: z.string().optional(),
  entries: z.array(z.object({ key: z.string(), es: z.string() })).optional(),
});

const TEXTS = new Map<string, string>(
  readFileSync("cms/seed/production.ndjson", "utf8")
    .split("\n")
    .filter((line) => line.includes('"uiStrings"'))
    .map((line) => document.parse(JSON.parse(line)))
    .flatMap(({ namespace, entries = [] }) => entries.map(({ key, es }) => [`${namespace}:${key}`, es] as const)),
);

/** The Spanish text of a key in the seed content, such as `errors:text`; undefined for a key that it lacks. */
export const spanishText = (key: string | undefined) => (key === undefined ? undefined : TEXTS.get(key));
