import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Sealer } from "#app/db/seal.server.ts";
import { isPromotionCode } from "#app/forms/order-rules.ts";
import type { Locale } from "#app/i18n/languages.ts";
import { type LocalizedText, localize } from "#app/i18n/localize.ts";
import { momentText } from "#app/i18n/moment-text.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { formatAddress } from "./address/format-address.ts";
import { documentNumber, findVisitor } from "./checkout-session.server.ts";
import { orderFingerprint } from "./confirmation/order-body.ts";
import { sentOrder } from "./confirmation/send-order.server.ts";
import { checkoutToShow } from "./shown-checkout.server.ts";
import { firstIncompleteStep } from "./steps.ts";

/**
 * The checkout as its page shows it, in the page's language. The page is sent with `no-store`.
 *
 * @param declared the client status that the visitor chose on the site. The status of step 1 takes its place.
 */
export function checkoutView(checkout: Checkout, locale: Locale, declared: ClientStatus, sealer: Sealer) {
  const step = firstIncompleteStep(checkout);
  const clientStatus = checkout.personal?.clientStatus ?? declared;
  return {
    locale,
    step,
    selection: localize(checkout.selection, locale),
    clientStatus,
    person: checkout.personal,
    // The document number goes to the page only while its form is open.
    address: checkout.address && {
      ...checkout.address,
      docNumber: step === "address" ? documentNumber(sealer, checkout) : undefined,
    },
    addressLine: checkout.address && formatAddress(checkout.address, locale),
    // A promotion from the backend that visitors could not type is applied but not shown.
    promotion: checkout.promotion && isPromotionCode(checkout.promotion) ? checkout.promotion : null,
    orderFingerprint: orderFingerprint(checkout.selection, clientStatus, checkout.address_id),
    isUnresolved: checkout.order_unresolved,
    sent: checkout.order_unresolved ? sentPayment(checkout, sealer) : null,
  };
}

/** How the order that was sent is paid, while its outcome is unknown. Of the account, enough to know it by. Null when no secret opens it. */
function sentPayment(checkout: Checkout, sealer: Sealer) {
  const order = sentOrder({ sealer }, checkout);
  if (!order) return null;
  const { owner, iban, promotion } = order;
  return {
    owner,
    iban: iban && `${iban.slice(0, 4)} ···· ${iban.slice(-4)}`,
    promotion: promotion && isPromotionCode(promotion) ? promotion : null,
  };
}

/** The loader's data: the checkout, and what depends on the request. */
export type CheckoutView = ReturnType<typeof checkoutView> & {
  /** Token that the forms send back (`xsrf.server.ts`). */
  xsrf: string;
  /** Query string of the URL to which the forms are sent. It carries the kit, and nothing of the visitor (docs/decisions/0065). */
  formQuery: string;
  /** The kit of a link of another site that the visitor opened, with the query string that chooses it. */
  offer: { kitName: LocalizedText; query: string } | null;
  /** Name of a newly chosen kit, which cannot be ordered until the outcome of this order is known. */
  waitingKit: LocalizedText | null;
  /** Days for which the checkout is kept after this visit. */
  keptDays: number;
};

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

/**
 * The contract that the visitor is about to order or has ordered, with the prices of the confirmation step
 * (docs/rules.md#contract-summary).
 *
 * @returns undefined before the first step is done.
 */
export async function contractSummary(request: Request, context: PageContext, locale: Locale) {
  const visitor = await findVisitor(request, context);
  const shown = visitor.checkout?.order_id ? visitor : await checkoutToShow(context, visitor);
  const checkout = shown && "checkout" in shown ? shown.checkout : undefined;
  if (!checkout?.personal) return undefined;
  const { personal, address, selection } = checkout;
  return {
    selection: localize(selection, locale),
    clientStatus: personal.clientStatus,
    /** Company and person. For a self-employed person both may be the same name, which is shown once. */
    holder: [...new Set([address?.companyName, personal.name])].filter(Boolean).join(" · "),
    address: address && formatAddress(address, locale),
    /** When these prices were shown, in the page's language. */
    moment: momentText(new Date(), locale),
  };
}

export type ContractSummary = NonNullable<Awaited<ReturnType<typeof contractSummary>>>;
