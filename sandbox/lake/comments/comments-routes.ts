import { type RequestHandler, Router } from "express";
import type { Access } from "../access/access.ts";
import type { Dataset } from "../documents/dataset.ts";
import { mutateRoutes } from "../mutations/mutate-routes.ts";
import { queryRoutes } from "../query/query-routes.ts";
import { listenStream } from "../streams/listen.ts";
import type { PrepareStream } from "../streams/stream-server.ts";

/** Queries and mutations of comments. The public has no part in them; who is signed in comments in every role, as on the hosted service. */
export function commentsRoutes(comments: Dataset, access: Access): Router {
  const routes = Router();
  const requireCaller: RequestHandler = ({ headers }, _response, next) => {
    access.requireCaller(headers);
    next();
  };
  const requireWrite: Access["requireWrite"] = (_writes, headers) => access.requireCaller(headers);
  routes.all(
    `/v:version/data/:kind/${comments.name}/:ids?`,
    requireCaller,
    queryRoutes(comments, access),
    mutateRoutes(comments, { requireWrite }),
  );
  return routes;
}

/** The events of comments, for the same people. */
export function commentsStream(comments: Dataset, access: Access): PrepareStream {
  const listen = listenStream(comments, access);
  return (request) => {
    access.requireCaller(request.headers);
    return listen(request);
  };
}
