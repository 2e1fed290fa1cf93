import { type ErrorRequestHandler, Router } from "express";
import { loopbackCors } from "../http/loopback-cors.ts";
import type { Dataset } from "./documents/dataset.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { LakeError } from "./query/lake-error.ts";
import { queryRoutes } from "./query/query-routes.ts";

/** The Content Lake's HTTP API, as far as a site that reads needs it. */
export function lakeRoutes(lakeDir: string, dataset: Dataset): Router {
  const routes = Router();
  routes.use(loopbackCors);
  routes.get("/", (_request, response) => {
    const count = dataset.view("published").documents.length;
    const example = "/lake/v2025-11-01/data/query/production?query=*%5B_type%3D%3D%22kit%22%5D";
    response.json({ projectId: dataset.projectId, dataset: dataset.name, documents: count, example });
  });
  routes.use(queryRoutes(dataset));
  routes.use(imageRoutes(lakeDir, dataset));
  routes.use((request, _response, next) => {
    const message = `The lake has no ${request.method} ${request.originalUrl}`;
    next(new LakeError(404, message, { statusCode: 404, error: "Not Found", message }));
  });
  routes.use(answerLakeError);
  return routes;
}

const answerLakeError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof LakeError) response.status(error.status).json(error.body);
  else next(error);
};
