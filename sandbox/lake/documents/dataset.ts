import type { StoredDocument } from "./document.ts";
import { type Perspective, seenFrom } from "./perspective.ts";

/** A perspective's documents, and the same by id: following a reference is then one look-up. */
export interface DatasetView {
  documents: StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
}

/** One dataset in memory. */
export class Dataset {
  readonly projectId: string;
  readonly name: string;
  readonly #documents: StoredDocument[];
  readonly #views = new Map<Perspective, DatasetView>();

  constructor(projectId: string, name: string, documents: StoredDocument[]) {
    this.projectId = projectId;
    this.name = name;
    this.#documents = documents;
  }

  /** What a perspective shows; worked out once. */
  view(perspective: Perspective): DatasetView {
    const known = this.#views.get(perspective);
    if (known) return known;
    const documents = seenFrom(perspective, this.#documents);
    const view = { documents, byId: new Map(documents.map((document) => [document._id, document])) };
    this.#views.set(perspective, view);
    return view;
  }
}
