const KEY = "openOrder";
const DAY_MS = 86_400_000;

/**
 * Remembers in this browser that an order was begun, or that there is none. Only the time until which the order is kept is
 * stored, in milliseconds: cached pages hold nothing of the visitor (docs/rules.md#return-to-checkout).
 *
 * @param keptDays Days for which the order is kept; undefined once it is placed or given up.
 */
export function rememberOpenOrder(keptDays: number | undefined): void {
  try {
    if (keptDays === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${Date.now() + keptDays * DAY_MS}`);
  } catch {
    // Without storage the pages do not show the order. The checkout does.
  }
}

export function hasOpenOrder(): boolean {
  try {
    return Number(localStorage.getItem(KEY)) > Date.now();
  } catch {
    return false;
  }
}
