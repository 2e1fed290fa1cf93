import type { AnalyticsEvent, KitItem } from "#app/analytics/track-event.ts";
import { type LocalizedText, textOf } from "#app/i18n/localize.ts";
import { toEuros } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { calculateBill } from "./pricing/bill.ts";
import type { Quote } from "./pricing/quote.ts";

export interface AnalyticsKit {
  productId: string;
  kitName: LocalizedText;
}

/** A kit as an analytics item. The price is the monthly total in euros. See docs/rules.md#analytics-events. */
function toAnalyticsItem({ productId, kitName }: AnalyticsKit, quote: Quote, clientStatus: ClientStatus): KitItem {
  return {
    item_id: productId,
    item_name: textOf(kitName),
    item_category: quote.isBusiness ? "business" : "home",
    item_variant: clientStatus,
    price: toEuros(calculateBill(quote, clientStatus).monthly),
    quantity: 1,
  };
}

/** The `ecommerce` object of the cart, checkout and purchase events, for one kit. */
export function toEcommerce(kit: AnalyticsKit, quote: Quote, clientStatus: ClientStatus) {
  const item = toAnalyticsItem(kit, quote, clientStatus);
  const items: [KitItem] = [item];
  return { currency: "EUR" as const, value: item.price, items };
}

/**
 * The event of a click on a kit's card.
 *
 * @param pagePath path of the page with the card, without the language, so that both languages count as one list
 */
export function selectKitEvent(
  kit: AnalyticsKit,
  quote: Quote,
  clientStatus: ClientStatus,
  pagePath: string,
): AnalyticsEvent {
  const item = toAnalyticsItem(kit, quote, clientStatus);
  return {
    event: "select_item",
    ecommerce: { items: [{ ...item, item_list_id: pagePath, item_list_name: pagePath }] },
  };
}
