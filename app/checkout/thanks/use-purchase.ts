import { useEffect } from "react";
import { type Purchase, trackEvent } from "#app/analytics/track-event.ts";
import { forgetEvents } from "#app/checkout/reported-events.ts";
import { deleteDrafts } from "#app/checkout/use-drafts.ts";
import { rememberOpenOrder } from "#app/site/open-order.ts";

/** The order in the browser's storage (docs/rules.md#browser-storage): no document number, no IBAN. */
interface StoredOrder {
  orderId: string;
  customer: { clientName: string; email: string; phone: string };
  product: string;
  purchase: Purchase;
}

/** Stores a placed order in the browser and reports the purchase once (docs/rules.md#analytics-events). */
export function usePurchase(order: StoredOrder): void {
  const { orderId } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order never changes; its id identifies it.
  useEffect(() => {
    deleteDrafts();
    forgetEvents();
    if (!storeOrder(order)) return;
    rememberOpenOrder(undefined);
    const { transaction_id: _, ...ecommerce } = order.purchase;
    trackEvent({ event: "add_payment_info", ecommerce });
    trackEvent({ event: "funnel_step", step: 3 });
    trackEvent({ event: "purchase", ecommerce: order.purchase });
  }, [orderId]);
}

/** @returns whether the order is new to this browser: a reload or another tab is not a second purchase. */
function storeOrder({ orderId, customer, product, purchase }: StoredOrder): boolean {
  try {
    const isNew = localStorage.getItem("orderId") !== orderId;
    localStorage.setItem("orderId", orderId);
    localStorage.setItem("customer", JSON.stringify(customer));
    localStorage.setItem("product", product);
    sessionStorage.setItem("purchase", JSON.stringify(purchase));
    return isNew;
  } catch {
    // Without storage a reload cannot be recognised, so nothing is reported. The server has the order.
    return false;
  }
}
