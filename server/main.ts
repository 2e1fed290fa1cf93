import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { Router } from "express";
import { makePrivate } from "#app/db/data-folder.server.ts";
import { createApp } from "./app.ts";
import { createDrain } from "./drain.ts";
import { answerBeacons } from "./funnel/beacon.ts";
import { countVisits } from "./funnel/visits.ts";
import { guarded } from "./guarded.ts";
import { createLimitedServer } from "./limited-server.ts";
import { log } from "./log.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { developmentHandler, loadBuild, productionHandler } from "./remix-handler.ts";
import { warnOfMissingSeller } from "./seller-identity.ts";
import { openServices, type SiteServices } from "./services.ts";
import { readSettings, type Settings } from "./settings.ts";
import { endWithParent, stopOnSignals } from "./shutdown.ts";
import { withStaticFiles } from "./static-files.ts";
import { takeVitals } from "./vitals-metrics.ts";
import { startWarmingCopies } from "./warm-copies.ts";

/** A request calls the backends twice at most. The rest is for content and database, in milliseconds. */
const GRACE_CALLS = 2;
const GRACE_REST_MS = 10_000;

/** Serves the pages of a build: cached pages from memory, with copies of the content for outages. */
function servePages(build: ServerBuild, services: SiteServices, settings: Settings) {
  const site = productionHandler(build, services);
  const warming = startWarmingCopies(build, services);
  if (settings.pageCacheBytes === 0) return { site, inFrontOf: (app: RequestListener) => app, close: warming.close };
  const cache = createPageCache(build, services, settings);
  return {
    site: Router().use(cache.answerUnknown, site),
    inFrontOf: cache.inFrontOf,
    close: () => {
      warming.close();
      cache.close();
    },
  };
}

// Data files are for this user only.
process.umask(0o077);

const hasStarted = endWithParent();

// The site's process. An error at start ends it with one log line.
try {
  const settings = readSettings(process.env);
  log.level = settings.logLevel;
  if (settings.appEnv === "prod" && settings.trustedProxies === undefined) {
    log.warn(
      {},
      "TRUSTED_PROXIES is not set: requests are limited by the address of their connection. Behind a proxy all visitors share " +
        "its address and lock each other out",
    );
  }
  if (settings.appEnv === "prod" && settings.databaseUrl === undefined) {
    log.warn(
      {},
      "DATABASE_URL is not set: the embedded database is for one process on one machine, and its backups are yours to make",
    );
  }
  makePrivate(join(settings.dataDir, "content"));
  const services = await openServices(settings, log);
  if (settings.appEnv === "prod") void warnOfMissingSeller(services.content, log);
  const drain = createDrain();
  const server = createLimitedServer();
  const isDevelopment = process.env.NODE_ENV === "development";
  const build = isDevelopment ? undefined : await loadBuild();
  const pages = build && servePages(build, services, settings);
  const app = createApp(settings, services, pages?.site ?? (await developmentHandler(services, server)), log);
  // Before Express: pages from memory, then files of the build.
  const withPages = pages ? pages.inFrontOf(withStaticFiles(app, services.isSecure)) : app;
  const handle = answerBeacons([countVisits(services), takeVitals(services)], services)(withPages);
  server.on("request", guarded(drain.guard(handle), settings, services));
  server.on("error", (error) => {
    log.fatal(
      { err: error },
      "code" in error && error.code === "EADDRINUSE" ? `Port ${settings.port} is taken` : "The server failed",
    );
    process.exit(1);
  });
  hasStarted();
  stopOnSignals(server, services, log, {
    drain,
    delayMs: isDevelopment ? 0 : settings.shutdownDelayMs,
    graceMs: isDevelopment ? 0 : GRACE_CALLS * settings.alarms.timeoutMs + GRACE_REST_MS,
    onStop: () => pages?.close(),
  });
  server.listen(settings.port, () =>
    log.info({ port: settings.port, appEnv: settings.appEnv }, "The server is listening"),
  );
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "The server could not start");
  process.exit(1);
}
