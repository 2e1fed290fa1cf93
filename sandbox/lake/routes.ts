import { Router } from "express";
import type { Access } from "./access/access.ts";
import { accessRules } from "./access/access-routes.ts";
import { loginRoutes } from "./access/login-routes.ts";
import { accountRoutes, serviceRoutes } from "./account/account-routes.ts";
import { type Datasets, projectRoutes } from "./account/project-routes.ts";
import { assetRoutes } from "./assets/asset-routes.ts";
import { commentsRoutes } from "./comments/comments-routes.ts";
import type { Dataset } from "./documents/dataset.ts";
import { historyRoutes } from "./history/history-routes.ts";
import { answerError, asyncRoute, type Log } from "./http/handlers.ts";
import { loopbackCors } from "./http/loopback.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { badRequest, notFound, UNKNOWN_ADDRESS } from "./lake-error.ts";
import { mutateRoutes } from "./mutations/mutate-routes.ts";
import { queryRoutes } from "./query/query-routes.ts";
import type { SeedCounts } from "./seed/seed-dataset.ts";
import { streamHosts } from "./streams/stream-hosts.ts";
import type { StreamServer } from "./streams/stream-server.ts";

interface LakeParts {
  dataset: Dataset;
  comments: Dataset;
  access: Access;
  streams: StreamServer;
  datasets: Datasets | undefined;
  reset: () => Promise<SeedCounts>;
  hasSeed: boolean;
  variantsDir: string | undefined;
  log: Log;
}

/** The lake's HTTP API: the parts of Sanity's that websites, the Studio and Sanity's command line use. */
export function lakeRoutes(parts: LakeParts): Router {
  const { dataset, comments, access, streams, variantsDir, log } = parts;
  const routes = Router();
  if (access.mode) routes.use(accessRules(access));
  else routes.use(loopbackCors, streamHosts());
  routes.use(loginRoutes(access, dataset));
  routes.get("/", (request, response) => {
    const { projectId, name } = dataset;
    const count = dataset.index.view("published").documents.length;
    const example = `${request.baseUrl}/v2025-11-01/data/query/${name}?query=*%5B0...10%5D`;
    response.json({ projectId, dataset: name, documents: count, example });
  });
  routes.use(commentsRoutes(comments, access));
  routes.use(queryRoutes(dataset, access));
  routes.use(mutateRoutes(dataset, access));
  routes.use(streams.routes);
  routes.use(historyRoutes(dataset));
  routes.use(accountRoutes(dataset, access));
  routes.use(projectRoutes(dataset, access, parts.datasets));
  routes.use(serviceRoutes());
  routes.use(resetRoutes(parts));
  routes.use(assetRoutes(dataset));
  routes.use(imageRoutes(dataset, variantsDir));
  routes.use((request, _response, next) => {
    log.warn({ method: request.method, path: request.originalUrl }, UNKNOWN_ADDRESS);
    next(notFound(`The lake has no ${request.method} ${request.originalUrl}`));
  });
  routes.use(answerError(log));
  return routes;
}

/** `POST /seed/reset`, which Sanity does not have: makes the content that of the seed, whatever was edited. */
function resetRoutes({ reset, hasSeed }: LakeParts): Router {
  const routes = Router();
  routes.post(
    "/seed/reset",
    asyncRoute(async (_request, response) => {
      if (!hasSeed) throw badRequest("The lake has no seed");
      response.json(await reset());
    }),
  );
  return routes;
}
