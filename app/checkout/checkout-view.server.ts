import type { Checkout } from "#app/db/database.ts";
import type { Sealer } from "#app/db/seal.server.ts";
import { isPromotionCode } from "#app/forms/fields.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { shownOrder } from "./confirmation/order-body.ts";
import { documentNumber } from "./document-number.server.ts";
import { firstGap } from "./steps.ts";

/** What the checkout's page shows of a checkout, in the page's language. The page is never stored (`no-store`). */
export function checkoutView(checkout: Checkout, locale: Locale, declared: ClientStatus, sealer: Sealer) {
  const step = firstGap(checkout);
  const clientStatus = checkout.personal?.clientStatus ?? declared;
  return {
    locale,
    step,
    selection: localize(checkout.selection, locale),
    clientStatus,
    person: checkout.personal,
    // Its document number is opened for the form alone.
    address: checkout.address && {
      ...checkout.address,
      docNumber: step === "address" ? documentNumber(sealer, checkout) : undefined,
    },
    // What the backend gave and visitors cannot type is applied without being shown as a code.
    promotion: checkout.promotion && isPromotionCode(checkout.promotion) ? checkout.promotion : null,
    shown: shownOrder(checkout.selection, clientStatus, checkout.address_id),
    isUnresolved: checkout.order_unresolved,
  };
}

export type CheckoutView = ReturnType<typeof checkoutView> & {
  xsrf: string;
  /** How many days after this visit the order is kept. */
  keptDays: number;
};
