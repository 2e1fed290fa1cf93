import type { ClientStatus } from "#app/site/client-status.ts";

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
