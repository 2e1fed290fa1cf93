import { useEffect } from "react";
import { report } from "#app/analytics/report.ts";
import { forgetDrafts } from "#app/checkout/drafts.ts";
import { type KeptOrder, keepPurchase } from "#app/checkout/keep-purchase.ts";

/** Keeps an order that was placed in the browser, and tells analytics of it once (sections 4 and 7). */
export function usePurchase(order: KeptOrder): void {
  const { orderId } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order does not change; its id says whether it is another one.
  useEffect(() => {
    forgetDrafts();
    if (!keepPurchase(order)) return;
    const { transaction_id: _, ...ecommerce } = order.purchase;
    report({ event: "add_payment_info", ecommerce });
    report({ event: "funnel_step", step: 3 });
    report({ event: "purchase", ecommerce: order.purchase });
  }, [orderId]);
}
