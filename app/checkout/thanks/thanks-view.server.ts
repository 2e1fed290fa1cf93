import { formatAddress } from "#app/checkout/address/format-address.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";

/** The order as 'Gracias' shows it, in the page's language; undefined without an order. The page is sent with `no-store`. */
export function thanksView({ order_id, personal, address, selection }: Checkout, locale: Locale) {
  if (!order_id || !personal) return undefined;
  const { clientStatus, name, email, phone } = personal;
  return {
    orderId: order_id,
    clientStatus,
    customer: { clientName: name, email, phone },
    /** Empty for a person. */
    company: address?.companyName ?? "",
    address: address && formatAddress(address, locale),
    selection: localize(selection, locale),
  };
}

export type ThanksView = NonNullable<ReturnType<typeof thanksView>>;
