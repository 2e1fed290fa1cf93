import { type RequestHandler, Router } from "express";
import type { Access } from "./access.ts";
import { SESSION_COOKIE } from "./access.ts";
import { allowedOrigins, originNotAllowed } from "./allowed-origins.ts";
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
  routes.use(loginRoutes(access, access.mode.origins));
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

/** Signs the lake's user in and out. The login stands for those of Google or GitHub: it asks nothing. */
function loginRoutes({ session }: Access, origins: readonly string[]): Router {
  const routes = Router();
  routes.get("/v:version/auth/login/:provider", (request, response) => {
    const { origin } = request.query;
    if (typeof origin !== "string" || !URL.canParse(origin) || !origins.includes(new URL(origin).origin)) {
      throw originNotAllowed();
    }
    response.cookie(SESSION_COOKIE, session, { httpOnly: true, sameSite: "lax", path: request.baseUrl || "/" });
    response.redirect(302, origin);
  });
  routes.post("/v:version/auth/logout", (request, response) => {
    response.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: "lax", path: request.baseUrl || "/" });
    response.json({ ok: true });
  });
  return routes;
}
