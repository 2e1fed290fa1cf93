import type { Server } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express, { type Request, type RequestHandler, Router } from "express";
import { SERVER_PATHS } from "#app/paths.ts";
import { pageContext, type SiteServices } from "./services.ts";

const ONE_HOUR_S = 60 * 60;

/** Serves the build: hashed assets cached for a year, `public/` for an hour, everything else by Remix. */
export async function productionHandler(services: SiteServices): Promise<RequestHandler> {
  const path = "../build/server/index.js";
  const build: ServerBuild = await import(path);
  const router = Router();
  router.use(
    SERVER_PATHS.assets,
    express.static("build/client/assets", { immutable: true, maxAge: "1y", fallthrough: false }),
  );
  router.use(express.static("build/client", { maxAge: ONE_HOUR_S * 1000 }));
  router.all("*", createRequestHandler({ build, mode: "production", getLoadContext: loadContext(services) }));
  return router;
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
  return ({ headers, ip }: Request) => pageContext(services, { cookie: headers.cookie, address: ip });
}

function isServerBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module;
}
