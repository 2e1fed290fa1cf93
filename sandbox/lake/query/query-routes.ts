import { performance } from "node:perf_hooks";
import { type RequestHandler, Router } from "express";
import type { Dataset } from "../documents/dataset.ts";
import { perspectiveNamed } from "../documents/perspective.ts";
import { jsonBody } from "../json-body.ts";
import { requireDataset } from "../require-dataset.ts";
import { QueryEngine } from "./query-engine.ts";
import { readQueryRequest } from "./query-request.ts";

/** Long queries come as a POST: Sanity's client switches at about 11 KB. */
const BODY_LIMIT = "2mb";

/** `/v<version>/data/query/<dataset>` and `/v<version>/data/doc/<dataset>/<ids>` of Sanity's HTTP API. */
export function queryRoutes(dataset: Dataset): Router {
  const engine = new QueryEngine(dataset);
  const routes = Router();

  const answerQuery: RequestHandler = (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const asked = readQueryRequest(request, String(request.params.version));
    const start = performance.now();
    const answer = engine.run(asked.query, asked.params, asked.perspective, asked.resultSourceMap);
    const ms = Math.round(performance.now() - start);
    response.json({ ...(asked.returnQuery ? { query: asked.query } : {}), ms, ...answer });
  };
  routes.get("/v:version/data/query/:dataset", answerQuery);
  routes.post("/v:version/data/query/:dataset", jsonBody(BODY_LIMIT), answerQuery);

  routes.get("/v:version/data/doc/:dataset/:ids", (request, response) => {
    requireDataset(request.params.dataset, dataset);
    const perspective = perspectiveNamed(String(request.query.perspective ?? "raw")) ?? "raw";
    const { byId } = dataset.view(perspective);
    const ids = String(request.params.ids).split(",");
    const documents = ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
    const omitted = ids.filter((id) => !byId.has(id)).map((id) => ({ id, reason: "existence" }));
    response.json({ documents, omitted });
  });

  return routes;
}
