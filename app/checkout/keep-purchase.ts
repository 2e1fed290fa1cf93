import type { MeasuredPurchase } from "#app/analytics/events.ts";

/** An order as the visitor's browser keeps it for tags and for a return (decisions 19): no document, no account. */
export interface KeptOrder {
  orderId: string;
  customer: { clientName: string; email: string; phone: string };
  product: string;
  purchase: MeasuredPurchase;
}

const PURCHASE = "purchase";

/**
 * Keeps an order in the browser.
 *
 * @returns whether it is new to this tab: a reload of the page is no second purchase.
 */
export function keepPurchase({ orderId, customer, product, purchase }: KeptOrder): boolean {
  try {
    localStorage.setItem("orderId", orderId);
    localStorage.setItem("customer", JSON.stringify(customer));
    localStorage.setItem("product", product);
    const kept = JSON.stringify(purchase);
    if (sessionStorage.getItem(PURCHASE) === kept) return false;
    sessionStorage.setItem(PURCHASE, kept);
    return true;
  } catch {
    // A browser that keeps nothing for us cannot tell a reload either; the order itself is with the server.
    return false;
  }
}
