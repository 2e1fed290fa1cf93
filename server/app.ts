import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { Log } from "#app/context.ts";
import { answerError } from "./answer-error.ts";
import { redirectToCanonicalUrl } from "./canonical-url.ts";
import { contentWebhook } from "./content-webhook.ts";
import { metricsRoute } from "./metrics-route.ts";
import { previewRoutes } from "./preview-routes.ts";
import { readinessOf } from "./readiness.ts";
import { refuseForm } from "./refuse-form.ts";
import { rememberClientStatusOfQuery } from "./remember-client-status.ts";
import { requireSameOrigin } from "./same-origin.ts";
import type { SiteServices } from "./services.ts";
import type { Settings } from "./settings.ts";

/** A form of ours is a few hundred bytes. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** The site's HTTP application, in the order in which a request passes. */
export function createApp(settings: Settings, services: SiteServices, site: RequestHandler, log: Log): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", settings.trustedProxies ?? settings.appEnv === "prod");
  app.get("/healthz", (_request, response) => {
    response.type("text/plain").send("ok\n");
  });
  app.get("/readyz", async (_request, response) => {
    const readiness = await readinessOf(services, settings.alarms.url);
    const missing = Object.entries(readiness).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    response
      .set("Cache-Control", "no-store")
      .status(missing.length === 0 ? 200 : 503)
      .json({ missing });
  });
  if (settings.metricsToken || settings.appEnv === "local") {
    app.get("/metrics", metricsRoute(services.metrics, services.store, settings.metricsToken, log));
  }
  app.use(
    // The page's own policy is made with the page, from the scripts that it holds.
    helmet({
      contentSecurityPolicy: false,
      // That policy also says who may show a page in a frame; this older header knows no exception for the Studio.
      xFrameOptions: false,
      strictTransportSecurity: services.isSecure,
      // Without a referrer browsers send `Origin: null` with our own forms too.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    }),
  );
  const announce = () => services.store.notifications.notify();
  app.use(contentWebhook(settings.content.webhookSecret, announce, log));
  app.use(refuseOtherMethods);
  app.use(requireSameOrigin(settings.siteUrl));
  app.use(refuseLargeBodies);
  app.use(compression());
  if (settings.appEnv === "dev") app.use(keepOutOfSearch);
  app.use(redirectToCanonicalUrl);
  app.use(rememberClientStatusOfQuery(services.isSecure));
  app.use(previewRoutes(services.previews, settings.siteUrl, log));
  app.use(site);
  app.use(answerError(log));
  return app;
}

/** A site that shows what is to come: no search engine keeps it, whatever leads there (docs/decisions/0016). */
const keepOutOfSearch: RequestHandler = (_request, response, next) => {
  response.set("X-Robots-Tag", "noindex, nofollow");
  next();
};

/** What pages are asked by. Remix would take a PUT for a form that is submitted. */
const METHODS = ["GET", "HEAD", "POST"];

const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  response.status(request.method === "OPTIONS" ? 204 : 405).end();
};

/** A body that does not say how long it is may be of any length; browsers always say it. */
const refuseLargeBodies: RequestHandler = (request, response, next) => {
  const isUnmeasured = request.method === "POST" && request.get("Transfer-Encoding") !== undefined;
  if (isUnmeasured) return refuseForm(request, response, 411);
  if (Number(request.get("Content-Length") ?? 0) > LARGEST_BODY_BYTES) return refuseForm(request, response, 413);
  next();
};
