/** A kit as it is counted; amounts in euros. */
export interface MeasuredKit {
  /** Id of the kit. */
  item_id: string;
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

/** Where a visitor chose something: a list of complements, or the path of the page with the list. */
interface List {
  item_list_id: string;
  item_list_name: string;
}

/** A device, or a service, as its card is counted (section 7). */
export interface MeasuredDevice extends List {
  item_id: string;
  item_name: `${"device" | "service"}_${string}`;
}

/** A promo as it is counted (section 3). */
export interface TrackedPromotion {
  offerType: string;
  offeredProductName: string;
  offeredService: string;
  ppalImageAltText: string;
  position: number;
}

export interface MeasuredPurchase extends Ecommerce {
  transaction_id: string;
}

/** What is counted (sections 3 and 7; docs/decisions/0029). Nothing personal: no name, number, address or text of a visitor. */
export type AnalyticsEvent =
  | { event: "add_to_cart" | "add_shipping_info" | "add_payment_info"; ecommerce: Ecommerce }
  | { event: "purchase"; ecommerce: MeasuredPurchase }
  | { event: "select_item"; ecommerce: { items: [MeasuredDevice | (MeasuredKit & List)] } }
  | { event: "select_promotion"; promotion: TrackedPromotion }
  | { event: "call_request"; action: "asked" | "sent"; place: string }
  | { event: "quiz_answer"; choice: string; place: string }
  | { event: "checkout_step"; step: number; step_name: string }
  | { event: "funnel_step"; step: 1 | 2 | 3 }
  | { event: "form_errors"; form_name: "checkout"; errors: { field: string; message: string }[] }
  | { event: "transaction_error"; code: number; product_route: string };
