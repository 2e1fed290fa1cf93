import type { AnalyticsEvent } from "./events.ts";
import { hasConsent } from "./use-consent.ts";

/** Tells analytics, where the visitor allowed it. Never fails: nobody's order waits for a count (section 8, silent). */
export function report(event: AnalyticsEvent): void {
  debug(event);
  if (!hasConsent("analytics")) return;
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  } catch (error) {
    debug(error);
  }
}

/** Shows developers what is told, and what became of it. */
function debug(what: unknown): void {
  // biome-ignore lint/suspicious/noConsole: section 7 asks for it, in development alone.
  if (import.meta.env.DEV) console.debug("analytics", what);
}
