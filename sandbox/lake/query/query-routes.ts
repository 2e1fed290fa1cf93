import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router } from "express";
import type { Access, Caller } from "../access/access.ts";
import { sessionNotFound } from "../access/refusals.ts";
import type { Dataset } from "../documents/dataset.ts";
import { isPublicId, type StoredDocument } from "../documents/document.ts";
import { type Perspective, perspectiveNamed } from "../documents/perspective.ts";
import { asyncRoute, jsonBody } from "../http/handlers.ts";
import { requireDataset } from "../lake-error.ts";
import { QueryEngine } from "./query-engine.ts";
import { readQueryRequest } from "./query-request.ts";

/** Sanity's client sends queries of more than about 11 KB as POST. */
const BODY_LIMIT = "2mb";

/** The routes that read content: `data/query`, `data/doc`, `data/references` and `data/export`. */
export function queryRoutes(dataset: Dataset, access: Access): Router {
  const engine = new QueryEngine(dataset);
  const routes = Router();

  const answerQuery = asyncRoute(async (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const caller = access.callerOf(request.headers);
    const asked = readQueryRequest(request, String(request.params.version));
    const perspective = allowedPerspective(asked.perspective, caller);
    // The result has to be as new as the event.
    if (asked.lastLiveEvent !== undefined) await dataset.index.caughtUp(asked.lastLiveEvent);
    const start = performance.now();
    const answer = await engine.run(asked.query, asked.params, perspective, asked.resultSourceMap);
    const ms = Math.round(performance.now() - start);
    response.json({ ...(asked.returnQuery ? { query: asked.query } : {}), ms, ...answer });
  });
  routes.get("/v:version/data/query/:dataset", answerQuery);
  routes.post("/v:version/data/query/:dataset", jsonBody(BODY_LIMIT), answerQuery);

  routes.get("/v:version/data/doc/:dataset/:ids", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const perspective = perspectiveNamed(String(request.query.perspective ?? "raw")) ?? "raw";
    const caller = access.callerOf(request.headers);
    const named = String(request.params.ids).split(",");
    // All versions: what is published, the draft and those in releases.
    const ids =
      request.query.includeAllVersions === "true"
        ? named.flatMap((id) => dataset.versionsOf(id).map(({ _id }) => _id))
        : named;
    const hidden = ids.filter((id) => !caller && !isPublicId(id));
    const found = new Map(
      ids.filter((id) => !hidden.includes(id)).map((id) => [id, dataset.seenFrom(perspective, id)] as const),
    );
    const documents = ids.flatMap((id) => found.get(id) ?? []);
    const missing = ids.filter((id) => !found.get(id));
    const omitted = missing.map((id) => ({ id, reason: hidden.includes(id) ? "permission" : "existence" }));
    response.json({ documents, omitted });
  });

  // The documents that refer to one: the Studio lists them before it deletes it.
  routes.get("/v:version/data/references/:dataset/documents/:id/to", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const { excludeInternalReferences } = request.query;
    // This parameter asks only for references from other datasets, and there are none.
    const ids = excludeInternalReferences === "true" ? [] : dataset.referencesTo(request.params.id);
    const references = ids.map((documentId) => ({
      projectId: dataset.projectId,
      datasetName: dataset.name,
      documentId,
    }));
    response.json({ totalCount: references.length, references });
  });

  // Every document, drafts included, one a line; `types` selects some types.
  routes.get(
    "/v:version/data/export/:dataset",
    asyncRoute(async (request, response) => {
      requireDataset(request.params.dataset, dataset);
      const types = typeof request.query.types === "string" ? request.query.types.split(",") : undefined;
      // A copy: later writes must not appear in an export in progress.
      const documents = dataset.documents.filter(({ _type }) => types?.includes(_type) ?? true);
      response.type("application/x-ndjson");
      await pipeline(Readable.from(lines(documents)), response).catch((error: unknown) => {
        if (!response.destroyed) throw error; // A reader that disconnects is no failure.
      });
    }),
  );

  return routes;
}

/**
 * The perspective of a request. Without a login, `raw` and `published` show only published documents.
 *
 * @throws LakeError 401 when it asks for drafts or releases.
 */
function allowedPerspective(perspective: Perspective, caller: Caller | undefined): Perspective {
  if (caller) return perspective;
  if (perspective === "raw" || perspective === "published") return "public";
  throw sessionNotFound();
}

function* lines(documents: StoredDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}
