import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createAlarms } from "#app/backends/alarms.server.ts";
import { createEmails } from "#app/backends/emails.server.ts";
import { createNodeService } from "#app/backends/node.server.ts";
import { createPlaces } from "#app/backends/places.server.ts";
import { createAnswersService } from "#app/backends/recorded-answers.server.ts";
import { createCheckoutCookie } from "#app/checkout/checkout-session.server.ts";
import type { Log, Services } from "#app/context.ts";
import { createSealer } from "#app/db/seal.server.ts";
import { openStore } from "#app/db/store.server.ts";
import { createVotesCookie } from "#app/feedback/votes-cookie.server.ts";
import { createAnswersCookie } from "#app/quiz/answers-cookie.server.ts";
import { createContent } from "#app/sanity/content.server.ts";
import { createPreviews } from "#app/sanity/preview.server.ts";
import { describeInvalidValue } from "#app/sanity/validate-result.server.ts";
import { startJobs } from "./job-handlers.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { throttleErrors } from "./throttle-errors.ts";

/** The services of the pages and of the server around them. */
export interface SiteServices extends Services {
  metrics: Metrics;
  /** Undefined when the IP addresses of visitors are unknown. */
  rateLimits?: RateLimits;
  /** Origin of the content's images. */
  imageOrigin: string;
}

/**
 * Creates the clients, opens the database and starts the jobs.
 *
 * @throws when the database cannot be opened. Sanity and the backends may be down at start.
 */
export async function openServices(settings: Settings, log: Log): Promise<SiteServices> {
  const metrics = createMetrics();
  const observed = <Service extends { url: string; timeoutMs: number }>(service: Service) => ({
    ...service,
    observe: metrics.callEnded,
  });
  const isSecure = settings.siteUrl.startsWith("https:");
  const store = await openStore(
    settings,
    throttleErrors((error, repeats) => log.error({ err: error, repeats }, "The database failed in the background")),
  );
  const services: SiteServices = {
    metrics,
    rateLimits: settings.trustedProxies === undefined ? undefined : createRateLimits(log),
    content: createContent(settings.content, join(settings.dataDir, "content"), {
      onStale: (error) => log.warn({ err: error }, "Sanity is down; a stale copy was served"),
      onInvalidValue: (value) => log.error({ ...value }, `Removed invalid content: ${describeInvalidValue(value)}`),
      onCopiesFailed: (error) => log.error({ err: error }, "The stale copies of the content cannot be read or written"),
      onLive: (isLive, error) =>
        isLive
          ? log.info({}, "Live updates of the content are connected")
          : log.warn({ err: error }, "Live updates of the content are down; every page queries Sanity"),
    }),
    previews: createPreviews(settings.content, settings.sessionSecrets, isSecure),
    alarms: createAlarms(observed(settings.alarms)),
    node: createNodeService(observed(settings.node)),
    answers: createAnswersService(observed(settings.answers)),
    emails: createEmails(observed(settings.emails)),
    contactListId: settings.emails.contactListId,
    places: createPlaces(settings.places),
    store,
    sealer: createSealer(settings.sessionSecrets),
    checkoutCookie: createCheckoutCookie(settings.sessionSecrets, isSecure, settings.personalDataDays),
    votesCookie: createVotesCookie(settings.sessionSecrets, isSecure),
    answersCookie: createAnswersCookie(settings.sessionSecrets, isSecure),
    backendTimeoutMs: settings.alarms.timeoutMs,
    abandonmentDelayMs: settings.abandonmentDelayMs,
    personalDataDays: settings.personalDataDays,
    siteUrl: settings.siteUrl,
    isProduction: settings.appEnv === "prod",
    isSecure,
    imageOrigin: settings.content.apiHost ? new URL(settings.content.apiHost).origin : "https://cdn.sanity.io",
    thirdParty: settings.thirdParty,
    log,
  };
  await startJobs(services, metrics);
  store.contentChanges.subscribe(() => services.content.clearCache());
  return services;
}

/**
 * The load context of a request: published content for visitors, drafts in a preview.
 *
 * @param address IP address of the visitor, as the trusted proxies report it.
 */
export async function pageContext(
  services: SiteServices,
  { cookie, address }: { cookie?: string; address?: string },
): Promise<AppLoadContext> {
  const { previews, content, metrics: _, rateLimits, imageOrigin, ...others } = services;
  const preview = await previews.of(cookie);
  return {
    ...others,
    content: preview ? previews.content(preview, content) : content,
    published: content,
    ...(preview && { preview }),
    checkRateLimit: async (action) => !rateLimits || address === undefined || rateLimits(action, address),
    contentSecurityPolicy: (html) =>
      contentSecurityPolicy(html, { imageOrigin, preview, thirdParty: others.thirdParty }),
  };
}
