import { createAlarms } from "#app/alarms/client.server.ts";
import { confirmOrder } from "#app/checkout/confirm-order.server.ts";
import { createCheckoutCookie } from "#app/checkout/visitor-checkout.server.ts";
import { createContent } from "#app/content/client.server.ts";
import type { Log, Services } from "#app/context.ts";
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
    content: createContent(settings.content, (error) =>
      log.warn({ err: error }, "The content is away; a page goes on from its last good copy"),
    ),
    alarms: createAlarms(settings.alarms),
    store,
    checkoutCookie: createCheckoutCookie(settings.sessionSecrets, isSecure),
    backendTimeoutMs: settings.alarms.timeoutMs,
    siteUrl: settings.siteUrl,
    isSecure,
    imageOrigin: settings.content.apiHost ? new URL(settings.content.apiHost).origin : "https://cdn.sanity.io",
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
  return services;
}
