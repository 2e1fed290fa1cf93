import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { createAlarms } from "#app/backends/alarms.server.ts";
import { createEmails } from "#app/backends/emails.server.ts";
import { createLeadService } from "#app/backends/leads.server.ts";
import { createPlaces } from "#app/backends/places.server.ts";
import { createAnswersService } from "#app/backends/recorded-answers.server.ts";
import type { Log, Services } from "#app/context.ts";
import { createSealer } from "#app/db/seal.server.ts";
import { openStore } from "#app/db/store.server.ts";
import { CircuitBreaker } from "#app/http/circuit-breaker.server.ts";
import { createHostCookie } from "#app/http/host-cookie.server.ts";
import { purposeKey } from "#app/http/purpose-key.server.ts";
import { withReachableLinks } from "#app/pages/reachable-links.server.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { createContent } from "#app/sanity/content.server.ts";
import { createPreviews } from "#app/sanity/preview.server.ts";
import { describeInvalidValue } from "#app/sanity/validate-result.server.ts";
import { createExperiments, type Experiments } from "./experiments/visitor-variants.ts";
import { type CountLimits, createCountLimits } from "./funnel/count-limits.ts";
import { startJobs } from "./job-handlers.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { createRefusals, type Refusals } from "./refusals.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { addressOf, networkOf, type RequestOrigin } from "./sender-address.ts";
import type { Settings } from "./settings.ts";
import { throttleErrors } from "./throttle-errors.ts";

/** The services of the pages and of the server around them. */
export interface SiteServices extends Services {
  metrics: Metrics;
  refusals: Refusals;
  experiments: Experiments;
  /** Undefined on a developer's machine. */
  rateLimits?: RateLimits;
  countLimits: CountLimits;
  addressOf(request: RequestOrigin): string | undefined;
  /** The network of a request's sender, by which requests are limited; undefined on a developer's machine, which has no limits. */
  networkOf(request: RequestOrigin): string | undefined;
  imageOrigin: string;
}

const DAY_S = 24 * 60 * 60;

/**
 * Creates the clients, opens the database and starts the jobs.
 *
 * @throws when the database cannot be opened. Sanity and the backends may be down at start.
 */
export async function openServices(settings: Settings, log: Log): Promise<SiteServices> {
  const metrics = createMetrics();
  const watched = <Service extends { url: string; timeoutMs: number }>(name: string, service: Service) => {
    const breaker = createBreaker(name, log);
    metrics.observeService(name, () => !breaker.isOpen);
    return { ...service, observe: metrics.callEnded, breaker };
  };
  const isSecure = settings.siteUrl.startsWith("https:");
  const cookie = (name: string, maxAge: number) =>
    createHostCookie(name, { secrets: settings.sessionSecrets, isSecure, maxAge });
  const store = await openStore(
    settings,
    throttleErrors((error, repeats) => log.error({ err: error, repeats }, "The database failed in the background")),
  );
  const content = createContent(settings.content, join(settings.dataDir, "content"), {
    onOutage: (error) => log.warn({ err: error }, "Sanity is down or slow; stale copies are served"),
    onOutageEnd: () => log.info({}, "Sanity answers again"),
    onInvalidValue: (value) => log.error({ ...value }, `Removed invalid content: ${describeInvalidValue(value)}`),
    onCopiesFailed: throttleErrors((error, repeats) =>
      log.error({ err: error, repeats }, "The stale copies of the content cannot be read or written"),
    ),
    onLive: (isLive, error) =>
      isLive
        ? log.info({}, "Live updates of the content are connected")
        : log.warn({ err: error }, "Live updates of the content are down; every page queries Sanity"),
  });
  const services: SiteServices = {
    metrics,
    refusals: createRefusals(metrics, log),
    rateLimits: hasRateLimits(settings) ? createRateLimits(store.db, limitsKey(settings), log) : undefined,
    countLimits: createCountLimits(store),
    addressOf: (request) => addressOf(request, settings.trustedProxies),
    networkOf: (request) => {
      const address = hasRateLimits(settings) ? addressOf(request, settings.trustedProxies) : undefined;
      return address && networkOf(address);
    },
    content,
    experiments: createExperiments(content, isSecure),
    previews: createPreviews(settings.content, settings.sessionSecrets, isSecure),
    alarms: createAlarms(watched("alarms", settings.alarms)),
    // The company's own name for its service of leads.
    node: createLeadService(watched("node", settings.node)),
    answers: createAnswersService(watched("answers", settings.answers)),
    emails: createEmails(watched("emails", settings.emails)),
    contactListId: settings.emails.contactListId,
    places: createPlaces(settings.places && watched("places", settings.places)),
    store,
    sealer: createSealer(settings.sessionSecrets),
    // Both last as long as what they name.
    checkoutCookie: cookie("checkout", settings.personalDataDays * DAY_S),
    withdrawalCookie: cookie("withdrawal", settings.personalDataDays * DAY_S),
    votesCookie: cookie("votes", 365 * DAY_S),
    // After two hours without answers the browser starts a new record.
    answersCookie: cookie("answers", 2 * 60 * 60),
    backendTimeoutMs: settings.alarms.timeoutMs,
    abandonmentDelayMs: settings.abandonmentDelayMs,
    personalDataDays: settings.personalDataDays,
    siteUrl: settings.siteUrl,
    isProduction: settings.appEnv === "prod",
    isSecure,
    // A local Content Lake serves its own images.
    imageOrigin: settings.content.apiHost ? new URL(settings.content.apiHost).origin : "https://cdn.sanity.io",
    thirdParty: settings.thirdParty,
    log,
  };
  metrics.observeService("content", () => services.content.isHealthy);
  await startJobs(services, metrics, settings.takesJobs);
  store.contentChanges.subscribe(() => services.content.clearCache());
  return services;
}

/** Failures in a row after which a backend counts as down. A few may be due to one visitor's data. */
const BREAKER_FAILURES = 10;

function createBreaker(service: string, log: Log): CircuitBreaker {
  return new CircuitBreaker({
    failures: BREAKER_FAILURES,
    onDown: (error) => log.error({ service, err: error }, "A service is down; calls to it are not sent"),
    onUp: (downMs) => log.info({ service, downMs }, "A service answers again"),
  });
}

const limitsKey = ({ sessionSecrets }: Settings) => purposeKey(sessionSecrets[0], "limits").toString("base64url");

/** Without `TRUSTED_PROXIES` a developer's machine has no limits: all its requests come from one address. */
const hasRateLimits = ({ appEnv, trustedProxies }: Settings) => appEnv !== "local" || trustedProxies !== undefined;

let lastTurn = Promise.resolve();

/**
 * Resolves after all that asked before, and after everything else has had a turn: hundreds of forms that are refused at once would keep
 * the process for seconds.
 */
function turn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * The load context of a request: published content for visitors, drafts in a preview. Each request begins in a turn of its own.
 *
 * @param cookie `Cookie` header of the request, for the preview.
 * @param address IP address of the visitor, for the limits on requests.
 * @param content set for a page that goes into the page cache: a client that records which content the page was made from.
 */
export async function pageContext(
  services: SiteServices,
  { cookie, address, content }: { cookie?: string; address?: string; content?: ContentClient },
): Promise<AppLoadContext> {
  await turn();
  const { previews, rateLimits, countLimits, imageOrigin, thirdParty } = services;
  const network = rateLimits && address !== undefined ? networkOf(address) : undefined;
  const preview = await previews.of(cookie);
  const published = content ?? services.content;
  const drafts = preview && previews.content(preview, published);
  return {
    ...services,
    content: withReachableLinks(drafts ?? published, drafts ?? services.content),
    published,
    ...(preview && { preview }),
    rateLimits: {
      count: async (action, checkoutId) => (await rateLimits?.[action].count({ address, checkoutId })) ?? 0,
      giveBack: async (action, checkoutId) => await rateLimits?.[action].giveBack({ address, checkoutId }),
    },
    counting: {
      allows: () => countLimits.allows(network),
      campaignOf: (query) => countLimits.campaignOf(query, network),
    },
    isForPageCache: content !== undefined,
    contentSecurityPolicy: (scripts) => contentSecurityPolicy(scripts, { imageOrigin, preview, thirdParty }),
  };
}
