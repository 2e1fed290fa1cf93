import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type StoredDocument, storedDocument } from "../lake/documents/document.ts";
import { originalFile } from "../lake/images/original-file.ts";
import { DATASET, openDataset } from "../lake/open-lake.ts";
import type { SandboxSettings } from "../settings.ts";

/** The content of a lake. */
interface ContentSource {
  documents: StoredDocument[];
  /** The original file of an image asset. */
  readImage: (asset: StoredDocument) => Promise<Uint8Array>;
}

/**
 * The URL of the running lake; undefined when nothing listens on its port.
 *
 * @throws when another program does.
 */
export async function runningLake({ port }: SandboxSettings): Promise<string | undefined> {
  const url = `http://localhost:${port}/lake`;
  const response = await fetch(url).catch(() => undefined);
  if (!response) return undefined;
  if (!response.ok)
    throw new Error(`${url} answers ${response.status}: the sandbox is starting, or another program runs there`);
  return url;
}

/**
 * Reads the content from the running lake, else from its folder.
 *
 * @throws when neither can be read.
 */
export async function readContent(settings: SandboxSettings): Promise<ContentSource> {
  const url = await runningLake(settings);
  return url === undefined ? readFolder(settings) : readRunning(url);
}

async function readRunning(url: string): Promise<ContentSource> {
  const read = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return response;
  };
  const text = await (await read(`${url}/v2025-11-01/data/export/${DATASET}`)).text();
  const lines = text.split("\n").filter((line) => line !== "");
  return {
    documents: lines.map((line) => storedDocument.parse(JSON.parse(line))),
    readImage: async ({ path }) => (await read(`${url}/${String(path)}`)).bytes(),
  };
}

function readFolder({ dataDir, port }: SandboxSettings): ContentSource {
  const lakeDir = join(dataDir, "lake");
  const dataset = openDataset({ lakeDir, baseUrl: `http://localhost:${port}/lake` });
  const documents = [...dataset.view("raw").documents];
  dataset.close();
  return { documents, readImage: ({ path }) => readFile(originalFile(lakeDir, DATASET, String(path))) };
}
