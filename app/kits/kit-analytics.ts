import type { AnalyticsEvent, MeasuredKit, MeasuredPurchase } from "#app/analytics/events.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import type { KitId } from "./kit-id.ts";
import { billOf } from "./pricing/bill.ts";
import type { Quote } from "./pricing/quote.ts";

interface Kit {
  productId: KitId;
  kitName: LocalizedText;
}

/** The choice of a kit whose card stands on a page, given without the language, so that both are counted as one. */
export function selected(kit: Kit, quote: Quote, clientStatus: ClientStatus, path: string): AnalyticsEvent {
  const [item] = measured(kit, quote, clientStatus).items;
  return { event: "select_item", ecommerce: { items: [{ ...item, item_list_id: path, item_list_name: path }] } };
}

/** A kit as analytics counts it, in euros: its monthly total for a client status. */
export function measured({ productId, kitName }: Kit, quote: Quote, clientStatus: ClientStatus) {
  const value = billOf(quote, clientStatus).monthly / 100;
  const kit: MeasuredKit = {
    item_id: productId,
    item_name: kitName.text,
    item_category: quote.isBusiness ? "business" : "home",
    item_variant: clientStatus,
    price: value,
    quantity: 1,
  };
  const items: MeasuredPurchase["items"] = [kit];
  return { currency: "EUR" as const, value, items };
}
