import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Log } from "#app/context.ts";
import { currentTraceId, runTraced } from "#app/http/trace.server.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { SERVER_PATHS } from "#app/paths.ts";
import { rememberClientStatus } from "#app/site/client-status.server.ts";
import { parseClientStatus } from "#app/site/client-status.ts";
import { EXACT_PATHS } from "./canonical-url.ts";
import { contentWebhook } from "./content-webhook.ts";
import { countsRoute } from "./funnel/counts-route.ts";
import { healthRoutes } from "./health.ts";
import { clearCookies } from "./large-headers.ts";
import { metricsRoute } from "./metrics.ts";
import { pagePath } from "./page-cache/page-key.ts";
import { previewRoutes } from "./preview-routes.ts";
import { asSentToSite, refuseLargeBodies, refuseOtherMethods, requireSameOrigin } from "./request-guards.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteServices } from "./services.ts";
import type { Settings } from "./settings.ts";
import { guardSecrets } from "./studio-secrets.ts";

/** The HTTP application. A request passes its middleware in the order below. */
export function createApp(settings: Settings, services: SiteServices, site: RequestHandler, log: Log): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("case sensitive routing", EXACT_PATHS.caseSensitive);
  app.set("strict routing", EXACT_PATHS.strict);
  app.use(healthRoutes(services));
  if (settings.metricsToken || settings.appEnv === "local") {
    app.get(SERVER_PATHS.metrics, metricsRoute(services.metrics, services.store, settings.metricsToken, log));
  }
  app.use(traced);
  app.use(services.refusals.watch);
  app.use(securityHeaders(services.isSecure));
  const openSecret = guardSecrets(services);
  app.all(
    SERVER_PATHS.counts,
    countsRoute({
      store: services.store,
      previews: services.previews,
      openSecret,
      token: settings.metricsToken,
      isOpen: settings.appEnv === "local" && settings.metricsToken === undefined,
    }),
  );
  app.use(contentWebhook(settings.content.webhookSecret, services.store));
  // The page cache answers tabs that are open (docs/decisions/0045). Without it no page is watched.
  app.get(SERVER_PATHS.live, (_request, response) => void response.type("text/plain").send("unwatched"));
  app.use(refuseOtherMethods);
  app.use(requireSameOrigin(settings));
  app.use(refuseLargeBodies);
  app.post(SERVER_PATHS.clearCookies, clearCookies);
  app.use(compression());
  if (settings.appEnv === "dev") app.use(noIndex);
  app.use(rememberClientStatusOfQuery(services.isSecure));
  app.use(previewRoutes(services.previews, openSecret, settings.siteUrl));
  app.use(chooseVariants(services.experiments));
  app.use(asSentToSite(settings.siteUrl));
  app.use(services.refusals.atPages);
  app.use(site);
  app.use(answerError(log));
  return app;
}

/** Makes a request part of the trace of its sender, or of a new one, and tells its id. */
const traced: RequestHandler = (request, response, next) => {
  runTraced(request.get("traceparent"), () => {
    response.set("X-Request-Id", currentTraceId());
    next();
  });
};

/** Keeps the development environment out of search engines (docs/decisions/0016). */
const noIndex: RequestHandler = (_request, response, next) => {
  response.set("X-Robots-Tag", "noindex, nofollow");
  next();
};

/** Remembers `client=true` or `client=false` of any URL in a cookie (docs/rules.md#client-status). */
function rememberClientStatusOfQuery(isSecure: boolean): RequestHandler {
  return (request, response, next) => {
    const [, ...query] = request.originalUrl.split("?");
    const status = parseClientStatus(new URLSearchParams(query.join("?")));
    if (status) response.append("Set-Cookie", rememberClientStatus(status, isSecure));
    next();
  };
}

/** Assigns the variants of experiments to visitors of pages that are not cached. For cached pages the page cache does it. */
function chooseVariants({ of, cookieHeader }: SiteServices["experiments"]): RequestHandler {
  return ({ method, path, headers }, response, next) => {
    const variants = method === "GET" ? of(pathWithoutLocale(pagePath(path)), headers) : undefined;
    if (variants) {
      if (variants.setCookie) response.append("Set-Cookie", variants.setCookie);
      // The first of two cookies with one name counts.
      headers.cookie = [cookieHeader(variants.text), headers.cookie]
        .filter((cookie) => cookie !== undefined)
        .join("; ");
    }
    next();
  };
}

function answerError(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error?.status === "number" ? error.status : 500;
    if (status >= 500) log.error({ err: error, method: request.method, path: request.path }, "A request failed");
    response
      .status(status)
      .set("Cache-Control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(status === 404 ? "Not found\n" : "Error\n");
  };
}
