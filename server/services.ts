import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { createAlarms } from "#app/alarms/client.server.ts";
import { createNodeService } from "#app/alarms/node.server.ts";
import { confirmOrder } from "#app/checkout/confirm-order.server.ts";
import { createCheckoutCookie } from "#app/checkout/visitor-checkout.server.ts";
import { createContent } from "#app/content/client.server.ts";
import { describeMisfit } from "#app/content/fit.ts";
import { createPreviews } from "#app/content/preview.server.ts";
import type { Log, Services } from "#app/context.ts";
import { createPlaces } from "#app/places/places.server.ts";
import { workOn } from "#app/store/jobs.server.ts";
import { openStore } from "#app/store/open.server.ts";
import type { Settings } from "./settings.ts";

/**
 * Opens every door to the outside and starts the jobs.
 *
 * @throws when the store cannot be opened; content and backends may be away at start.
 */
export async function openServices(settings: Settings, log: Log): Promise<Services> {
  const isSecure = settings.siteUrl.startsWith("https:");
  const store = await openStore(settings, (error) => log.error({ err: error }, "The store failed in the background"));
  const services: Services = {
    content: createContent(settings.content, join(settings.dataDir, "content"), {
      onStale: (error) => log.warn({ err: error }, "The content is away; a page goes on from its last good copy"),
      onMisfit: (misfit) =>
        log.error({ ...misfit }, `Left out, for it does not fit the model: ${describeMisfit(misfit)}`),
      onCopiesFailed: (error) => log.error({ err: error }, "The last good copies of the content failed"),
      onLive: (isLive, error) =>
        isLive
          ? log.info({}, "The site hears of what is published")
          : log.warn({ err: error }, "The site does not hear of what is published, and asks for each page"),
    }),
    previews: createPreviews(settings.content, settings.sessionSecrets, isSecure),
    alarms: createAlarms(settings.alarms),
    node: createNodeService(settings.node),
    places: createPlaces(settings.places),
    store,
    checkoutCookie: createCheckoutCookie(settings.sessionSecrets, isSecure),
    backendTimeoutMs: settings.alarms.timeoutMs,
    siteUrl: settings.siteUrl,
    isProduction: settings.appEnv === "prod",
    isSecure,
    imageOrigin: settings.content.apiHost ? new URL(settings.content.apiHost).origin : "https://cdn.sanity.io",
    thirdParty: settings.thirdParty,
    log,
  };
  await workOn(
    store.boss,
    "order-confirmation",
    ({ checkoutId }) => confirmOrder(services, checkoutId),
    (queue, error, isLast) =>
      isLast
        ? log.error({ queue, err: error }, "A job failed for the last time; it is among the dead letters")
        : log.warn({ queue, err: error }, "A job failed and will be tried again"),
  );
  store.announcements.onAnnounced(() => services.content.forgetAll());
  return services;
}

/** What a page gets for a request: for visitors what is published, in a preview the drafts. */
export async function pageContext(services: Services, cookieHeader: string | undefined): Promise<AppLoadContext> {
  const { previews, content, ...others } = services;
  const preview = await previews.of(cookieHeader);
  return preview
    ? { ...others, published: content, content: previews.content(preview, content), preview }
    : { ...others, published: content, content };
}
