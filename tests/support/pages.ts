import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import express from "express";
import * as entry from "#app/entry.server.tsx";
import routes from "#app/routes.ts";
import { createApp } from "#server/app.ts";
import { answerBeacons } from "#server/funnel/beacon.ts";
import { countVisits } from "#server/funnel/visits.ts";
import { guarded } from "#server/guarded.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { pageContext } from "#server/services.ts";
import { takeVitals } from "#server/vitals-metrics.ts";
import { startWarmingCopies } from "#server/warm-copies.ts";
import remixOptions from "../../remix.config.js";
import { serve } from "./serve.ts";
import type { Site } from "./site.ts";

type Manifest = ServerBuild["routes"];

const modules = import.meta.glob<Manifest[string]["module"]>(["../../app/root.tsx", "../../app/routes/**/*.{ts,tsx}"], {
  eager: true,
});

/**
 * Serves the pages of a site over HTTP as in production, page cache included, but from the source instead of a build.
 *
 * @param areCopiesWarm whether the content of all pages is read in the background, at once.
 * @param added further routes, by id.
 */
export async function servePages(
  { settings, services, log }: Pick<Site, "settings" | "services" | "log">,
  { areCopiesWarm = false, added = {} }: { areCopiesWarm?: boolean; added?: Manifest } = {},
): ReturnType<typeof serve> {
  const pages = express().disable("x-powered-by");
  const getLoadContext = (request: express.Request) =>
    pageContext(services, { cookie: request.headers.cookie, address: services.addressOf(request) });
  const build = buildOf({ ...manifestOf(), ...added });
  const warming =
    areCopiesWarm && startWarmingCopies(build, services, { delayMs: 0, jitterMs: 0, pauseMs: 0, retryMs: 500 });
  const cache = createPageCache(build, services, settings);
  pages.use(cache.answerUnknown);
  pages.all("*", createRequestHandler({ build, mode: "production", getLoadContext }));
  const handle = answerBeacons(
    [countVisits(services), takeVitals(services)],
    services,
  )(cache.inFrontOf(createApp(settings, services, pages, log)));
  const { url, close } = await serve(guarded(handle, settings, services));
  return {
    url,
    close: async () => {
      if (warming) warming.close();
      cache.close();
      await close();
    },
  };
}

function manifestOf(): Manifest {
  const manifest: Manifest = { root: { id: "root", path: "", module: moduleOf("root.tsx") } };
  const add = (entries: RouteConfigEntry[], parentId: string) => {
    for (const { file, children = [], id = file.replace(/\.tsx?$/, ""), path, index, caseSensitive } of entries) {
      manifest[id] = { id, parentId, path, index, caseSensitive, module: moduleOf(file) };
      add(children, id);
    }
  };
  add(routes, "root");
  return manifest;
}

function moduleOf(file: string) {
  const module = modules[`../../app/${file}`];
  if (!module) throw new Error(`app/routes.ts names ${file}, which does not exist`);
  return module;
}

/** A build without scripts for browsers. */
function buildOf(manifest: Manifest): ServerBuild {
  const inBrowser = Object.values(manifest).map(({ module, ...route }) => [
    route.id,
    {
      ...route,
      module: "",
      imports: [],
      hasAction: module.action !== undefined,
      hasLoader: module.loader !== undefined,
      hasClientAction: module.clientAction !== undefined,
      hasClientLoader: module.clientLoader !== undefined,
      hasErrorBoundary: module.ErrorBoundary !== undefined,
    },
  ]);
  return {
    mode: "production",
    entry: { module: entry },
    routes: manifest,
    assets: {
      entry: { imports: [], module: "" },
      routes: Object.fromEntries(inBrowser),
      url: "",
      version: "",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      unstable_optimizeDeps: false,
      v3_fetcherPersist: false,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: false,
      v3_routeConfig: false,
      v3_singleFetch: false,
      v3_throwAbortReason: false,
      ...remixOptions.future,
    },
    isSpaMode: false,
  };
}
