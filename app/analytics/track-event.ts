import { pushEvent } from "./data-layer.ts";
import type { AnalyticsEvent } from "./events.ts";
import { hasConsent } from "./use-consent.ts";

/** Sends an event to analytics, where the visitor allows it. Never throws: see docs/rules.md#silent-failures. */
export function trackEvent(event: AnalyticsEvent): void {
  debug(event);
  if (!hasConsent("analytics")) return;
  try {
    // The visitor's variants, read as shortly as can be: every page has this code (docs/decisions/0082).
    pushEvent({ ...event, experiments: /experiments=([^;]+)/.exec(document.cookie)?.at(1) });
  } catch (error) {
    debug(error);
  }
}

/** Writes to the console in development. See docs/rules.md#debug-logging. */
function debug(value: unknown): void {
  // biome-ignore lint/suspicious/noConsole: in development only.
  if (import.meta.env.DEV) console.debug("analytics", value);
}
