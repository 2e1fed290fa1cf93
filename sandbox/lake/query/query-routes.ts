import { performance } from "node:perf_hooks";
import { json, type Request, Router } from "express";
import { asyncRoute } from "../../http/async-route.ts";
import type { Dataset } from "../documents/dataset.ts";
import { perspectiveNamed } from "../documents/perspective.ts";
import { asLakeError, datasetNotFound } from "./lake-error.ts";
import { QueryEngine } from "./query-engine.ts";
import { readQueryRequest } from "./query-request.ts";

/** Long queries come as a POST: Sanity's client switches at about 11 KB. */
const BODY_LIMIT = "2mb";

/** `/v<version>/data/query/<dataset>` and `/v<version>/data/doc/<dataset>/<ids>` of Sanity's HTTP API. */
export function queryRoutes(dataset: Dataset): Router {
  const engine = new QueryEngine(dataset);
  const routes = Router();

  const answerQuery = asyncRoute(async (request, response) => {
    requireDataset(request, dataset);
    const { query, params, perspective, returnQuery } = readQueryRequest(request, versionOf(request));
    const start = performance.now();
    const result = await engine.run(query, params, perspective).catch((error: unknown) => {
      throw asLakeError(query, error);
    });
    const ms = Math.round(performance.now() - start);
    response.json({ ...(returnQuery ? { query } : {}), result, ms, syncTags: [] });
  });
  routes.get("/v:version/data/query/:dataset", answerQuery);
  routes.post("/v:version/data/query/:dataset", json({ limit: BODY_LIMIT }), answerQuery);

  routes.get("/v:version/data/doc/:dataset/:ids", (request, response) => {
    requireDataset(request, dataset);
    const perspective = perspectiveNamed(String(request.query.perspective ?? "raw")) ?? "raw";
    const { byId } = dataset.view(perspective);
    const ids = String(request.params.ids).split(",");
    const documents = ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
    const omitted = ids.filter((id) => !byId.has(id)).map((id) => ({ id, reason: "existence" }));
    response.json({ documents, omitted });
  });

  return routes;
}

function versionOf(request: Request): string {
  return String(request.params.version);
}

function requireDataset(request: Request, { projectId, name }: Dataset): void {
  const asked = String(request.params.dataset);
  if (asked !== name) throw datasetNotFound(projectId, asked);
}
