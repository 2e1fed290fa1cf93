import { type ErrorRequestHandler, Router } from "express";
import { loopbackCors } from "../http/loopback.ts";
import { log } from "../log.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { projectRoutes } from "./account/project-routes.ts";
import { serviceRoutes } from "./account/service-routes.ts";
import { assetRoutes } from "./assets/asset-routes.ts";
import type { Dataset } from "./documents/dataset.ts";
import { exportRoutes } from "./export/export-routes.ts";
import { historyRoutes } from "./history/history-routes.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { mutateRoutes } from "./mutations/mutate-routes.ts";
import { LakeError, notFound, UNKNOWN_ADDRESS } from "./query/lake-error.ts";
import { queryRoutes } from "./query/query-routes.ts";
import { referenceRoutes } from "./references/reference-routes.ts";
import { resetRoutes } from "./seed/reset-routes.ts";
import type { StreamServer } from "./streams/stream-server.ts";

interface LakeParts {
  lakeDir: string;
  seedDir: string;
  /** Where cut pictures are kept, when not beside the dataset. */
  variantsDir?: string | undefined;
  dataset: Dataset;
  streams: StreamServer;
}

/** The Content Lake's HTTP API, as far as sites, the Studio and Sanity's command line need it. */
export function lakeRoutes({ lakeDir, seedDir, variantsDir, dataset, streams }: LakeParts): Router {
  const routes = Router();
  routes.use(loopbackCors);
  routes.get("/", (_request, response) => {
    const count = dataset.view("published").documents.length;
    const example = "/lake/v2025-11-01/data/query/production?query=*%5B_type%3D%3D%22kit%22%5D";
    response.json({ projectId: dataset.projectId, dataset: dataset.name, documents: count, example });
  });
  routes.use(queryRoutes(dataset));
  routes.use(mutateRoutes(dataset));
  routes.use(streams.routes);
  routes.use(referenceRoutes(dataset));
  routes.use(historyRoutes(dataset));
  routes.use(exportRoutes(dataset));
  routes.use(accountRoutes(dataset));
  routes.use(projectRoutes(dataset));
  routes.use(serviceRoutes());
  routes.use(resetRoutes(dataset, { lakeDir, seedDir }));
  routes.use(assetRoutes(lakeDir, dataset));
  routes.use(imageRoutes(lakeDir, dataset, variantsDir));
  routes.use((request, _response, next) => {
    log.warn({ method: request.method, path: request.originalUrl }, UNKNOWN_ADDRESS);
    next(notFound(`The lake has no ${request.method} ${request.originalUrl}`));
  });
  routes.use(answerLakeError);
  return routes;
}

const answerLakeError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof LakeError) response.status(error.status).json(error.body);
  else next(error);
};
