import { Router } from "express";
import type { Dataset } from "../documents/dataset.ts";
import { requireDataset } from "../require-dataset.ts";

/** Which documents point at a document: what the Studio shows before it deletes one. */
export function referenceRoutes(dataset: Dataset): Router {
  const routes = Router();
  routes.get("/v:version/data/references/:dataset/documents/:id/to", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const { excludeInternalReferences } = request.query;
    // The rest of the answer is about other datasets, of which the lake has none.
    const ids = excludeInternalReferences === "true" ? [] : dataset.referencesTo(request.params.id);
    const references = ids.map((documentId) => ({
      projectId: dataset.projectId,
      datasetName: dataset.name,
      documentId,
    }));
    response.json({ totalCount: references.length, references });
  });
  return routes;
}
