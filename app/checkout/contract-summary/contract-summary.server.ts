import { formatAddress } from "#app/checkout/address/format-address.ts";
import { findVisitor } from "#app/checkout/checkout-session.server.ts";
import { checkoutToShow } from "#app/checkout/shown-checkout.server.ts";
import type { PageContext } from "#app/context.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";
import { momentText } from "#app/i18n/moment-text.ts";

/**
 * The contract that the visitor is about to order or has ordered, with the prices of the confirmation step
 * (docs/rules.md#contract-summary).
 *
 * @returns undefined before the first step is done.
 */
export async function contractSummary(request: Request, context: PageContext, locale: Locale) {
  const visitor = await findVisitor(request, context);
  const shown = visitor.checkout?.order_id ? visitor : await checkoutToShow(context, visitor, undefined);
  const checkout = shown && "checkout" in shown ? shown.checkout : undefined;
  if (!checkout?.personal) return undefined;
  const { personal, address, selection } = checkout;
  return {
    selection: localize(selection, locale),
    clientStatus: personal.clientStatus,
    holder: [...new Set([address?.companyName, personal.name])].filter(Boolean).join(" · "),
    address: address && formatAddress(address, locale),
    /** When these prices were shown, in the page's language. */
    moment: momentText(new Date(), locale),
  };
}

export type ContractSummary = NonNullable<Awaited<ReturnType<typeof contractSummary>>>;
