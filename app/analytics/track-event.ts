import type { ClientStatus } from "#app/site/client-status.ts";
import { hasConsent } from "./use-consent.ts";

/** A kit in an event. Amounts are euros. */
export interface KitItem {
  item_id: string;
  item_name: string;
  item_category: "home" | "business";
  item_variant: ClientStatus;
  price: number;
  quantity: 1;
}

interface Ecommerce {
  currency: "EUR";
  /** The monthly total, in euros. */
  value: number;
  items: [KitItem];
}

/** The list from which a visitor chose an item. Its id and name are the path of the page, or 'complements' for accessories. */
interface ItemList {
  item_list_id: string;
  item_list_name: string;
}

/** A card of the accessory catalogue in an event. See docs/rules.md#analytics-items. */
export interface DeviceItem extends ItemList {
  item_id: string;
  item_name: `${"device" | "service"}_${string}`;
}

/** A promo in an event. See docs/rules.md#promotion-events. */
export interface TrackedPromotion {
  offerType: string;
  offeredProductName: string;
  offeredService: string;
  /** Alternative text of the image, in Spanish. */
  ppalImageAltText: string;
  /** From 1, as displayed. */
  position: number;
}

export interface Purchase extends Ecommerce {
  transaction_id: string;
}

/** Every analytics event. No event contains personal data. See docs/rules.md#analytics-events. */
export type AnalyticsEvent =
  | { event: "add_to_cart" | "add_shipping_info" | "add_payment_info"; ecommerce: Ecommerce }
  | { event: "purchase"; ecommerce: Purchase }
  | { event: "select_item"; ecommerce: { items: [DeviceItem | (KitItem & ItemList)] } }
  | { event: "select_promotion"; promotion: TrackedPromotion }
  | { event: "call_request"; action: "asked" | "sent"; place: string }
  | { event: "quiz_answer"; choice: string; place: string }
  | { event: "checkout_step"; step: number; step_name: string }
  | { event: "funnel_step"; step: 1 | 2 | 3 }
  | { event: "form_errors"; form_name: "checkout"; errors: { field: string; message: string }[] }
  | { event: "transaction_error"; code: number; product_route: string };

/** Sends an event to analytics, where the visitor allows it. Never throws: see docs/rules.md#silent-failures. */
export function trackEvent(event: AnalyticsEvent): void {
  debug(event);
  try {
    if (!hasConsent("analytics")) return;
    // The visitor's experiment variants (docs/decisions/0082). A regular expression, because every page loads this code.
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
 * Tells the tags what the visitor allows. The first entry of the queue denies every signal. Consent to analytics then grants its storage
 * only. Without consent there is no queue. See docs/rules.md#consent-signals.
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

/** Queues a command of Google's `gtag`, which must be an `arguments` object. */
function signal(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be ignored.
  window.dataLayer?.push(arguments);
}

/** Queues an event. Call it only with consent to analytics: it tells the tags of that consent, if nothing did before. */
export function pushEvent(event: object): void {
  signalConsent(true);
  window.dataLayer?.push(event);
}
