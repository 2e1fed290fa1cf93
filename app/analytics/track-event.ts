import { VARIANTS_COOKIE } from "#app/experiments/variants.ts";
import { pushEvent } from "./data-layer.ts";
import type { AnalyticsEvent } from "./events.ts";
import { hasConsent } from "./use-consent.ts";

/** Sends an event to analytics, where the visitor allows it. Never throws: see docs/rules.md#silent-failures. */
export function trackEvent(event: AnalyticsEvent): void {
  debug(event);
  if (!hasConsent("analytics")) return;
  try {
    pushEvent({ ...event, ...variantsOfVisitor() });
  } catch (error) {
    debug(error);
  }
}

const VARIANTS = new RegExp(`(?:^|[ -])${VARIANTS_COOKIE}=([^;]+)`);

/** The variants of experiments that the visitor has, 'hero-otono:b|precios:a', if any. */
function variantsOfVisitor(): { experiments?: string } {
  const variants = VARIANTS.exec(document.cookie)?.[1]?.replaceAll("!", "");
  return variants === undefined ? {} : { experiments: variants };
}

/** Writes to the console in development. See docs/rules.md#debug-logging. */
function debug(value: unknown): void {
  // biome-ignore lint/suspicious/noConsole: in development only.
  if (import.meta.env.DEV) console.debug("analytics", value);
}
