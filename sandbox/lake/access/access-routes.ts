import { type RequestHandler, Router } from "express";
import type { Access } from "./access.ts";
import { allowedOrigins } from "./allowed-origins.ts";
import { requireApiVersion } from "./api-version.ts";
import { requestRate } from "./request-rate.ts";

/** What needs no credentials. The routes for content decide themselves what the public sees. */
const PUBLIC =
  /^\/($|images\/|files\/|v[^/]+\/(ping$|check\/|auth\/|intake\/|help$|journey\/|data\/(query|doc|listen|live|mutate|actions)\/|assets\/))/;

/** The rules of the strict mode before any route: origins, API versions, limits, credentials. Nothing without a strict mode. */
export function accessRules(access: Access): Router {
  const routes = Router();
  if (!access.mode) return routes;
  const limit = requestRate();
  routes.use(allowedOrigins(access.mode.origins));
  routes.use((request, response, next) => {
    // Files have a CDN of their own.
    if (/^\/(images|files)\//.test(request.path)) next();
    else limit(request, response, next);
  });
  routes.use(requireApiVersion);
  routes.use(requireCredentials(access));
  return routes;
}

function requireCredentials(access: Access): RequestHandler {
  return (request, _response, next) => {
    const { path, headers } = request;
    if (path === "/seed/reset") access.require("manage", headers);
    else if (/^\/v[^/]+\/assets\//.test(path)) access.require("create", headers);
    else if (!PUBLIC.test(path)) access.requireCaller(headers);
    next();
  };
}
