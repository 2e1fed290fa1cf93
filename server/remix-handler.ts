import type { Server } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { type Request, type RequestHandler, Router } from "express";
import { pageContext, type SiteServices } from "./services.ts";

/** Loads the site that `npm run build` made. */
export async function loadBuild(): Promise<ServerBuild> {
  const path = "../build/server/index.js";
  return await import(path);
}

export function productionHandler(build: ServerBuild, services: SiteServices): RequestHandler {
  return createRequestHandler({ build, mode: "production", getLoadContext: loadContext(services) });
}

/** Serves the source through Vite, with hot reload. */
export async function developmentHandler(services: SiteServices, server: Server): Promise<RequestHandler> {
  const vite = await import("vite").then(({ createServer }) =>
    createServer({ server: { middlewareMode: true, hmr: { server } } }),
  );
  const router = Router();
  router.use(vite.middlewares);
  router.all(
    "*",
    createRequestHandler({
      build: async () => {
        const build = await vite.ssrLoadModule("virtual:remix/server-build");
        return isServerBuild(build) ? build : Promise.reject(new Error("Vite returned no server build"));
      },
      mode: "development",
      getLoadContext: loadContext(services),
    }),
  );
  return router;
}

function loadContext(services: SiteServices) {
  return (request: Request) =>
    pageContext(services, { cookie: request.headers.cookie, address: services.addressOf(request) });
}

function isServerBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module;
}
