import { readFile } from "node:fs/promises";

interface Entry {
  _key: string;
  _type: string;
  key: string;
}

interface SeedDocument {
  _type: string;
  namespace: string;
  entries: Entry[];
}

/**
 * The JSON of the seed's interface texts, by namespace, key and language. Their keys are the types of the code, and the site shows them
 * where the content has no text.
 */
export async function shippedTexts(seedFile: string): Promise<string> {
  const documents = (await readFile(seedFile, "utf8"))
    .split("\n")
    .filter((line) => line !== "")
    .map((line): SeedDocument => JSON.parse(line));
  const namespaces = documents
    .filter(({ _type }) => _type === "uiStrings")
    .map(({ namespace, entries }) => [
      namespace,
      Object.fromEntries(entries.map(({ _key, _type, key, ...texts }) => [key, texts])),
    ]);
  return `${JSON.stringify(Object.fromEntries(namespaces), null, 1)}\n`;
}
