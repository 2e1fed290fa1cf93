import { join } from "node:path";
import { z } from "zod";
import { atomicWrite } from "../../storage/atomic-write.ts";
import { readIfExists } from "../../storage/read-if-exists.ts";
import { type StoredDocument, storedDocument } from "./document.ts";

const content = z.object({ seedHash: z.string(), documents: z.array(storedDocument) });

/** What the lake keeps of one dataset: its documents, and the hash of the seed that they were imported from. */
export interface DatasetContent {
  seedHash: string;
  documents: StoredDocument[];
}

/** The file of a dataset's documents, written whole and atomically. */
export function documentFile(lakeDir: string, dataset: string) {
  const file = join(lakeDir, dataset, "documents.json");
  return {
    /** The content last written, or undefined before the first import. Throws when the file is not ours. */
    async read(): Promise<DatasetContent | undefined> {
      const text = await readIfExists(file);
      return text === undefined ? undefined : content.parse(JSON.parse(text));
    },
    async write(dataset: DatasetContent): Promise<void> {
      await atomicWrite(file, JSON.stringify(dataset));
    },
  };
}
