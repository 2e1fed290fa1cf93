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

declare global {
  interface Window {
    /** Queue of Google Tag Manager. Exists once the visitor allows analytics. */
    dataLayer?: object[];
  }
}

/** The signals of Google's Consent Mode v2. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

let isGranted = false;

/**
 * Tells the tags what the visitor allows. Before all else in the queue, every signal is denied; consent to analytics grants its storage
 * alone. Without consent there is no queue. See docs/rules.md#consent-signals.
 */
export function signalConsent(analytics: boolean): void {
  if (analytics === isGranted) return;
  isGranted = analytics;
  if (!window.dataLayer) {
    window.dataLayer = [];
    signal("consent", "default", DENIED);
  }
  signal("consent", "update", { analytics_storage: analytics ? "granted" : "denied" });
}

/** A command of Google's `gtag`, which the tags know by its type: an `arguments` object. */
function signal(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be ignored.
  window.dataLayer?.push(arguments);
}

/** Adds an event to the queue, behind the consent that allows it. */
export function pushEvent(event: object): void {
  signalConsent(true);
  window.dataLayer?.push(event);
}
