import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createAlarms } from "#app/backends/alarms.server.ts";
import { createAnswersService } from "#app/backends/answers.server.ts";
import { createEmails } from "#app/backends/emails.server.ts";
import { createNodeService } from "#app/backends/node.server.ts";
import { createPlaces } from "#app/backends/places.server.ts";
import { createCheckoutCookie } from "#app/checkout/checkout-session.server.ts";
import type { Log, RateLimitedAction, Services } from "#app/context.ts";
import { createSealer } from "#app/db/seal.server.ts";
import { openStore } from "#app/db/store.server.ts";
import { createVotesCookie } from "#app/feedback/votes-cookie.server.ts";
import { createAnswersCookie } from "#app/quiz/answers-cookie.server.ts";
import { createContent } from "#app/sanity/client.server.ts";
import { createPreviews } from "#app/sanity/preview.server.ts";
import { describeInvalidValue } from "#app/sanity/validate-result.server.ts";
import { startJobs } from "./jobs.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import type { Settings } from "./settings.ts";
import { throttleErrors } from "./throttle-errors.ts";

/** The services, with what only the process around the pages needs. */
export interface SiteServices extends Services {
  metrics: Metrics;
  /** Set where the addresses of visitors can be told. */
  rateLimits?: RateLimits;
}

/**
 * Opens every door to the outside and starts the jobs.
 *
 * @throws when the store cannot be opened; content and backends may be away at start.
 */
export async function openServices(settings: Settings, log: Log): Promise<SiteServices> {
  const metrics = createMetrics();
  const observed = <Door extends { url: string; timeoutMs: number }>(door: Door) => ({
    ...door,
    observe: metrics.callEnded,
  });
  const isSecure = settings.siteUrl.startsWith("https:");
  const store = await openStore(
    settings,
    throttleErrors((error, repeats) => log.error({ err: error, repeats }, "The store failed in the background")),
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
  store.notifications.subscribe(() => services.content.clearCache());
  return services;
}

/**
 * What a page gets for a request: for visitors what is published, in a preview the drafts.
 *
 * @param address Who asks, as far as the proxies are believed.
 */
export async function pageContext(
  services: SiteServices,
  { cookie, address }: { cookie?: string; address?: string },
): Promise<AppLoadContext> {
  const { previews, content, metrics: _, rateLimits, ...others } = services;
  const preview = await previews.of(cookie);
  const checkRateLimit = async (asked: RateLimitedAction) =>
    !rateLimits || address === undefined || rateLimits(asked, address);
  return preview
    ? { ...others, checkRateLimit, published: content, content: previews.content(preview, content), preview }
    : { ...others, checkRateLimit, published: content, content };
}
