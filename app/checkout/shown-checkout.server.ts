import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import { pricesOf } from "#app/kits/pricing/seen-prices.ts";
import type { Selection } from "#app/kits/selection.ts";
import { kitUnavailablePath } from "#app/paths.ts";
import { type CheckoutOrigin, newCheckout, type VisitorCheckout } from "./checkout-session.server.ts";
import {
  choiceQuery,
  isChosen,
  isSameChoice,
  isSameKit,
  type KitChoice,
  nextChoiceQuery,
  offerQuery,
} from "./kit-choice.ts";
import { changeKit, ifOnSale, refreshPrices, rememberSeen, selectChosenKit } from "./select-kit.server.ts";
import type { SubmittedCheckout } from "./submit-step.server.ts";
import type { PendingKit } from "./visitor-cookie.server.ts";

/** The checkout that a page shows. */
interface ShownCheckout {
  checkout: Checkout;
  /** A chosen kit that no form has confirmed yet: the visitor's cookie and the forms of the page carry it. */
  pending?: { kit: PendingKit; formQuery: string };
}

/**
 * The checkout to show: the visitor's own, or one with the kit that they chose since. Choosing stores nothing
 * (docs/decisions/0052).
 *
 * @param asked the kit in the URL. Without it, the pending kit of the cookie counts.
 * @returns the path to redirect to, without the language, when the kit is off sale; undefined when there is no checkout.
 * @throws a 404 Response when the URL names no kit.
 */
export async function checkoutToShow(
  services: PageContext,
  { checkout, pending, newId }: VisitorCheckout,
  asked?: KitChoice,
): Promise<ShownCheckout | { offSale: string } | undefined> {
  const open = checkout?.order_id === null ? checkout : undefined;
  const choice = asked ?? pending;
  if (!choice || (open && !canTake(open, choice))) return open && (await withCurrentPrices(services, open));
  const select = () => selectChosenKit(services, open, choice);
  const selected = asked ? await select() : await ifOnSale(select);
  // A pending kit that has gone off sale takes nothing from the order that is open.
  if (!selected && open) return await withCurrentPrices(services, open);
  if (!selected) return { offSale: kitUnavailablePath({ isBusiness: pending?.isBusiness ?? false }) };
  const seen = (pending && isSameChoice(pending, choice) && pending.seen) || pricesOf(selected.base);
  const selection = rememberSeen(selected, seen);
  const isNext = checkout?.order_id ? { isNext: true as const } : {};
  return {
    checkout: open
      ? { ...open, selection }
      : newCheckout(newId, selection, { language: "", campaign: "", variant: "", is_counted: false }),
    pending: {
      kit: { ...choice, isBusiness: selection.quote.isBusiness, ...isNext, seen },
      formQuery: checkout?.order_id ? nextChoiceQuery(choice) : choiceQuery(choice),
    },
  };
}

async function withCurrentPrices(services: PageContext, open: Checkout): Promise<ShownCheckout | { offSale: string }> {
  const checkout = await refreshPrices(services, open);
  return checkout ? { checkout } : { offSale: kitUnavailablePath(open.selection.quote) };
}

/** Whether a kit may replace the one of an open checkout, and is another one. */
function canTake(checkout: Checkout, choice: KitChoice): boolean {
  return !isOrdering(checkout) && isOtherKit(checkout, choice);
}

const isOrdering = ({ order_unresolved, order_claimed_until }: Checkout) =>
  order_unresolved || (order_claimed_until !== null && order_claimed_until > new Date());

const isOtherKit = ({ selection, address }: Checkout, choice: KitChoice) =>
  !isChosen(selection, choice, { hasAddress: address !== null });

/**
 * The kit that was chosen while the outcome of another kit's order is unknown: it has to wait (docs/decisions/0065). Undefined when
 * nothing waits.
 */
export async function kitThatWaits(
  services: PageContext,
  checkout: Checkout,
  choice: KitChoice | undefined,
): Promise<Selection | undefined> {
  if (!choice || !isOrdering(checkout) || !isOtherKit(checkout, choice)) return undefined;
  return await ifOnSale(() => selectChosenKit(services, undefined, choice));
}

/** A kit that the visitor is asked about, because a link of another site named it. */
interface OfferedKit {
  selection: Selection;
  /** Query string that chooses it. */
  query: string;
}

/** The kit that the page asks about; undefined when it cannot replace the checkout's own, or is the same one. */
export async function kitToOffer(
  services: PageContext,
  checkout: Checkout,
  choice: KitChoice | undefined,
): Promise<OfferedKit | undefined> {
  if (!choice || !canTake(checkout, choice) || isSameKit(choice.kit, checkout.selection.productId)) return undefined;
  const selection = await ifOnSale(() => selectChosenKit(services, checkout, choice));
  return selection && { selection, query: choiceQuery(choice) };
}

/**
 * Where a link of another site leads that would change an open checkout (docs/rules.md#checkout-entry): the query string of the question
 * about another kit. It is empty for the same kit with other extras: the order stays as it is, because nobody could tell two buttons of one
 * kit apart.
 *
 * @returns undefined when the link counts.
 */
export function queryInsteadOf(
  asked: KitChoice,
  request: Request,
  siteUrl: string,
  { checkout, pending }: VisitorCheckout,
): string | undefined {
  const isOpen = checkout?.order_id === null;
  if (!isOpen || !canTake(checkout, asked) || !isFromOtherSite(request, siteUrl)) return undefined;
  return isSameKit(asked.kit, pending?.kit ?? checkout.selection.productId) ? "" : offerQuery(asked);
}

/** By `Sec-Fetch-Site`, else by `Referer`. An address that the visitor typed counts as our own. */
function isFromOtherSite({ headers, url }: Request, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "cross-site" || site === "same-site";
  const referer = headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return false;
  const { host } = new URL(referer);
  return host !== new URL(siteUrl).host && host !== new URL(url).host;
}

interface SubmittedForm {
  /** The kit in the URL of the form. Without it, the pending kit of the cookie counts. */
  asked: KitChoice | undefined;
  intent: FormDataEntryValue | null;
  /** Where a new checkout begins. */
  origin: CheckoutOrigin;
}

/**
 * The checkout to which a form was sent, with the kit that its page showed (docs/decisions/0052). After an order the next checkout
 * begins with step 1; any other form, such as a second confirmation, is about the order.
 *
 * @returns undefined when there is no checkout and no kit on sale was chosen.
 */
export async function checkoutToSubmit(
  services: PageContext,
  { checkout, pending, newId }: VisitorCheckout,
  { asked, intent, origin }: SubmittedForm,
): Promise<SubmittedCheckout | undefined> {
  const choice = asked ?? pending;
  const isKept = !choice || intent === "restart";
  const seen = choice && pending && isSameChoice(pending, choice) ? pending.seen : undefined;
  if (checkout?.order_id === null) {
    return { checkout: isKept ? checkout : await changeKit(services, checkout, choice, seen), isStored: true };
  }
  if (checkout && (!choice || intent !== "personal")) return { checkout, isStored: true };
  const selection = choice && (await ifOnSale(() => selectChosenKit(services, undefined, choice)));
  return selection && { checkout: newCheckout(newId, rememberSeen(selection, seen), origin), isStored: false };
}
