import { type Locale, localize } from "#app/content/localized.ts";
import type { ClientStatus } from "#app/kits/client-status.ts";
import type { Checkout } from "#app/store/database.ts";
import { firstGap } from "./steps.ts";

/** What the checkout's page shows of a checkout, in the page's language. The page is never stored (`no-store`). */
export function checkoutView(checkout: Checkout, locale: Locale, declared: ClientStatus) {
  return {
    locale,
    step: firstGap(checkout),
    selection: localize(checkout.selection, locale),
    clientStatus: checkout.personal?.clientStatus ?? declared,
    person: checkout.personal,
    address: checkout.address,
    promotion: checkout.promotion,
  };
}

export type CheckoutView = ReturnType<typeof checkoutView> & { xsrf: string };
