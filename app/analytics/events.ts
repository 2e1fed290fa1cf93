import type { KitId } from "#app/kits/kit-id.ts";

/** A kit as it is counted; amounts in euros. */
export interface MeasuredKit {
  item_id: KitId;
  item_name: string;
  item_category: "home" | "business";
  item_variant: "CLIENT" | "NOT_CLIENT";
  price: number;
  quantity: 1;
}

interface Ecommerce {
  currency: "EUR";
  /** The monthly total. */
  value: number;
  items: [MeasuredKit];
}

export interface MeasuredPurchase extends Ecommerce {
  transaction_id: string;
}

/** What is counted of a checkout and of the quiz (sections 3 and 7). Nothing personal: no name, number, address or text of a visitor. */
export type AnalyticsEvent =
  | { event: "add_to_cart" | "add_shipping_info" | "add_payment_info"; ecommerce: Ecommerce }
  | { event: "purchase"; ecommerce: MeasuredPurchase }
  | { event: "quiz_answer"; choice: string; place: string }
  | { event: "checkout_step"; step: number; step_name: string }
  | { event: "funnel_step"; step: 1 | 2 | 3 }
  | { event: "form_errors"; form_name: "checkout"; errors: { field: string; message: string }[] }
  | { event: "transaction_error"; code: number; product_route: string };
