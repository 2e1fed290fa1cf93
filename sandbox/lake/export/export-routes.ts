import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { requireDataset } from "../require-dataset.ts";

/** `/v<version>/data/export/<dataset>`: every document, drafts too, one a line. `types` keeps to some types. */
export function exportRoutes(dataset: Dataset): Router {
  const routes = Router();
  routes.get(
    "/v:version/data/export/:dataset",
    asyncRoute(async (request, response) => {
      requireDataset(request.params.dataset, dataset);
      const types = typeof request.query.types === "string" ? request.query.types.split(",") : undefined;
      // A copy, so that what is written meanwhile does not come into an export under way.
      const documents = dataset.view("raw").documents.filter(({ _type }) => types?.includes(_type) ?? true);
      response.type("application/x-ndjson");
      await pipeline(Readable.from(lines(documents)), response).catch((error: unknown) => {
        if (!response.destroyed) throw error; // The reader going away is no failure.
      });
    }),
  );
  return routes;
}

function* lines(documents: StoredDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}
