import { createHash, randomBytes } from "node:crypto";
import type { Dataset } from "../documents/dataset.ts";
import { draftIdOf, isPublishedId } from "../documents/document.ts";
import { referencesOf } from "../documents/references.ts";
import type { Mutation } from "../mutations/mutation.ts";
import type { SeededDocument } from "../store/document-store.ts";
import type { Seed } from "./import-seed.ts";
import type { SeedDocument } from "./seed-file.ts";

/** Name of the setting with the hash of the imported seed. */
const SEED_HASH = "seed hash";

/** Counts of documents. `kept` are those that the seed changed or removed, but that were edited. */
export interface SeedCounts {
  created: number;
  replaced: number;
  deleted: number;
  kept: number;
}

/** Whether a seed has been imported. */
export function isSeeded(dataset: Dataset): boolean {
  return dataset.store.settings.get(SEED_HASH) !== undefined;
}

/**
 * Imports a new or changed seed in one transaction. Documents that were not edited since the last import follow the seed.
 * Documents that were edited, have a draft, or were deleted stay as they are. Undefined when the seed has not changed.
 */
export async function seedDataset(dataset: Dataset, seed: Seed): Promise<SeedCounts | undefined> {
  if (dataset.store.settings.get(SEED_HASH) === seed.hash) return undefined;
  const documents = await seed.prepare();
  const record = dataset.store.seed.read();
  const isUntouched = (id: string) => record.get(id)?.revision === dataset.document(id)?._rev;
  /** A draft is an edit, unless it came from the seed. */
  const hasEdits = (id: string) => {
    const draftId = draftIdOf(id);
    if (!isUntouched(id)) return true;
    return isPublishedId(id) && dataset.document(draftId) !== undefined && !isUntouched(draftId);
  };

  const seeded = new Map<string, SeededDocument>();
  const puts: SeedDocument[] = [];
  const counts = { created: 0, replaced: 0, deleted: 0, kept: 0 };
  const revision = randomBytes(11).toString("hex");
  const put = (document: SeedDocument) => {
    counts[dataset.document(document._id) ? "replaced" : "created"] += 1;
    puts.push(document);
    seeded.set(document._id, { revision, hash: hashOf(document) });
  };
  for (const document of documents) {
    const { _id: id } = document;
    const before = record.get(id);
    if (!before && !dataset.document(id)) put(document);
    else if (!before) counts.kept += 1;
    else if (before.hash === hashOf(document)) seeded.set(id, before);
    else if (!hasEdits(id)) put(document);
    else {
      counts.kept += 1;
      seeded.set(id, before);
    }
  }
  for (const document of missingTargets(puts, documents, dataset)) put(document);

  const inSeed = new Set(documents.map(({ _id }) => _id));
  const dropped = [...record.keys()].filter((id) => !inSeed.has(id) && dataset.document(id) !== undefined);
  const unedited = dropped.filter((id) => !hasEdits(id));
  const deletions = deletable(unedited, puts, dataset);
  counts.deleted = deletions.length;
  counts.kept += dropped.length - deletions.length;
  await writeSeed(dataset, { seed, puts, deletions, seeded, revision });
  return counts;
}

/** Makes the content that of the seed in one transaction. Edits, drafts and new documents are lost. */
export async function resetToSeed(dataset: Dataset, seed: Seed): Promise<SeedCounts> {
  const documents = await seed.prepare();
  const record = dataset.store.seed.read();
  const revision = randomBytes(11).toString("hex");
  const seeded = new Map<string, SeededDocument>();
  const puts: SeedDocument[] = [];
  for (const document of documents) {
    const [hash, before] = [hashOf(document), record.get(document._id)];
    const isSame = before?.hash === hash && before.revision === dataset.document(document._id)?._rev;
    seeded.set(document._id, isSame ? before : { revision, hash });
    if (!isSame) puts.push(document);
  }
  const created = puts.filter(({ _id }) => !dataset.document(_id)).length;
  const deletions = dataset.documents.map(({ _id }) => _id).filter((id) => !seeded.has(id));
  await writeSeed(dataset, { seed, puts, deletions, seeded, revision });
  return { created, replaced: puts.length - created, deleted: deletions.length, kept: 0 };
}

interface SeedWrite {
  seed: Seed;
  puts: SeedDocument[];
  deletions: string[];
  /** The seed documents to record for the next import. */
  seeded: Map<string, SeededDocument>;
  revision: string;
}

async function writeSeed(dataset: Dataset, { seed, puts, deletions, seeded, revision }: SeedWrite): Promise<void> {
  const mutations: Mutation[] = [
    ...puts.filter((document) => changesType(dataset, document)).map(({ _id: id }) => ({ delete: { id } })),
    ...puts.map((document) => ({ createOrReplace: document })),
    ...deletions.map((id) => ({ delete: { id } })),
  ];
  await dataset.transact({ mutations, transactionId: revision, authorId: "seed" }, () => {
    dataset.store.seed.replace(seeded);
    dataset.store.settings.set(SEED_HASH, seed.hash);
  });
}

/** Such a document is deleted first: one that is referenced cannot be replaced by one of another type. */
function changesType(dataset: Dataset, { _id, _type }: SeedDocument): boolean {
  const before = dataset.document(_id);
  return before !== undefined && before._type !== _type;
}

/** Deleted seed documents to which the imported documents refer. */
function missingTargets(puts: SeedDocument[], all: SeedDocument[], dataset: Dataset): SeedDocument[] {
  const imported = new Set(puts.map(({ _id }) => _id));
  const byId = new Map(all.map((document) => [document._id, document]));
  const found: SeedDocument[] = [];
  const queue = [...puts];
  for (const document of queue) {
    for (const target of referencesOf(document).strong) {
      const missing = byId.get(target);
      if (!missing || imported.has(target) || dataset.document(target)) continue;
      imported.add(target);
      found.push(missing);
      queue.push(missing);
    }
  }
  return found;
}

/** The documents to which no remaining document will refer. */
function deletable(ids: string[], puts: SeedDocument[], dataset: Dataset): string[] {
  const replaced = new Set(puts.map(({ _id }) => _id));
  const bound = new Set(puts.flatMap((document) => [...referencesOf(document).strong]));
  const staysBound = (id: string, deleted: ReadonlySet<string>) =>
    bound.has(id) || dataset.strongReferencesTo(id).some((from) => !deleted.has(from) && !replaced.has(from));
  let deleted = new Set(ids);
  for (;;) {
    const free = [...deleted].filter((id) => !staysBound(id, deleted));
    if (free.length === deleted.size) return free;
    deleted = new Set(free);
  }
}

function hashOf(document: SeedDocument): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("hex");
}
