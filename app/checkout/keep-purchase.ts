import type { MeasuredPurchase } from "#app/analytics/events.ts";

/** An order as the visitor's browser keeps it for tags and for a return (decisions 19): no document, no account. */
export interface KeptOrder {
  orderId: string;
  customer: { clientName: string; email: string; phone: string };
  product: string;
  purchase: MeasuredPurchase;
}

/**
 * Keeps an order in the browser.
 *
 * @returns whether it is new to this browser: neither a reload of the page nor another tab is a second purchase.
 */
export function keepPurchase({ orderId, customer, product, purchase }: KeptOrder): boolean {
  try {
    const isNew = localStorage.getItem("orderId") !== orderId;
    localStorage.setItem("orderId", orderId);
    localStorage.setItem("customer", JSON.stringify(customer));
    localStorage.setItem("product", product);
    sessionStorage.setItem("purchase", JSON.stringify(purchase));
    return isNew;
  } catch {
    // A browser that keeps nothing for us cannot tell a reload either; the order itself is with the server.
    return false;
  }
}
