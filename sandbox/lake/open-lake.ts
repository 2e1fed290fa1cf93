import { Dataset } from "./documents/dataset.ts";
import type { StoredDocument } from "./documents/document.ts";
import { documentFile } from "./documents/document-file.ts";
import { importSeed } from "./seed/import-seed.ts";

/** The one project and dataset of the sandbox. */
export const PROJECT_ID = "local";
export const DATASET = "production";

interface LakeSettings {
  lakeDir: string;
  seedDir: string;
  /** The lake's own address, `http://localhost:3900/lake`: the start of each image's url. */
  baseUrl: string;
}

/** Imports the seed when it is new or changed, and opens the dataset. Throws when the seed cannot be imported. */
export async function openLake({ lakeDir, seedDir, baseUrl }: LakeSettings): Promise<Dataset> {
  const file = documentFile(lakeDir, DATASET);
  const current = await file.read();
  const content = await importSeed({ seedDir, lakeDir, projectId: PROJECT_ID, dataset: DATASET }, current);
  if (content !== current) await file.write(content);
  const documents = content.documents.map((document) => withUrl(document, baseUrl));
  return new Dataset(PROJECT_ID, DATASET, documents);
}

/** An image's url depends on the port of today, so it is not stored but added when the lake opens. */
function withUrl(document: StoredDocument, baseUrl: string): StoredDocument {
  if (document._type !== "sanity.imageAsset") return document;
  return { ...document, url: `${baseUrl}/${String(document.path)}` };
}
