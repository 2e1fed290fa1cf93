import { randomUUID } from "node:crypto";
import { parseCookie } from "cookie";
import { v5 as uuidOfName } from "uuid";
import type { PageContext } from "#app/context.ts";
import { reopenStep } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Sealer } from "#app/db/seal.server.ts";
import {
  parseTerritory,
  TERRITORY_COOKIE,
  TERRITORY_PARAMETER,
  type Territory,
} from "#app/kits/pricing/territory-tax.ts";
import type { Selection } from "#app/kits/selection.ts";
import { findByCookie } from "./find-by-cookie.server.ts";
import { segmentOf, shownKitOf } from "./kit-choice.ts";
import { type PendingKit, parseVisitorCookie, type VisitorCookie } from "./visitor-cookie.server.ts";

/** What a request's cookie leads to. */
export interface VisitorCheckout {
  /** The stored checkout, open or ordered. */
  checkout: Checkout | undefined;
  /** A kit that was chosen since, and that no form has confirmed yet. */
  pending: PendingKit | undefined;
  /** Whether the URL names the kit of a checkout that is no longer found. That kit is `pending`. */
  isLost: boolean;
  /** The cookie of the request. */
  cookie: VisitorCookie | undefined;
  /** The number of accepted steps that the cookie knows of. */
  turn: number;
  /** Whether a newer cookie has just come back, which the answer must not replace. */
  isReplaced: boolean;
  /** The id of the checkout that the visitor's next first step stores. */
  newId: string;
}

/** The visitor's checkout by the cookie of the request (docs/rules.md#return-to-checkout). */
export async function findVisitor(request: Request, services: PageContext): Promise<VisitorCheckout> {
  const cookie = parseVisitorCookie(await services.checkoutCookie.parse(request.headers.get("Cookie")));
  const { found, isValid, isReplaced } = await findByCookie(request, services, cookie);
  const checkout = found && isValid ? await reopenUnreadableStep(services, found) : undefined;
  const turn = checkout && cookie ? cookie.turn : 0;
  // If the response to an order was lost, the cookie still has the kit that was ordered.
  const isPending = !checkout?.order_id || cookie?.pending?.isNext;
  const pending = isPending ? cookie?.pending : undefined;
  const lost = checkout ? undefined : lostKit(request);
  return {
    checkout,
    pending: lost ?? pending,
    isLost: lost !== undefined,
    cookie,
    turn,
    isReplaced,
    newId: newIdOf(cookie, found),
  };
}

/** The kit of the page whose checkout is not found: the cookie was deleted or blocked, or is too old (docs/decisions/0065). */
function lostKit(request: Request): PendingKit | undefined {
  const { searchParams } = new URL(request.url);
  const kit = shownKitOf(searchParams, getTerritory(request));
  return kit && { ...kit, ...segmentOf(searchParams) };
}

/** The id in the visitor's cookie, whose checkout may be deleted. */
export async function visitorCheckoutId(
  request: Request,
  { checkoutCookie }: Pick<PageContext, "checkoutCookie">,
): Promise<string | undefined> {
  return parseVisitorCookie(await checkoutCookie.parse(request.headers.get("Cookie")))?.id;
}

/** The visitor's checkout; undefined without a valid cookie, and when the checkout was deleted. */
export async function findVisitorCheckout(request: Request, services: PageContext): Promise<Checkout | undefined> {
  return (await findVisitor(request, services)).checkout;
}

/** UUID namespace of the checkout that follows an ordered one. */
const NEXT_IDS = "0e0c9a51-6a57-4b3f-8a5e-0c7a3f6e2b14";

/**
 * The id of the next checkout. Derived from the cookie if there is one, so that a first step that is sent twice stores one checkout.
 */
function newIdOf(cookie: VisitorCookie | undefined, found: Checkout | undefined): string {
  if (cookie && found?.order_id) return uuidOfName(cookie.id, NEXT_IDS);
  return cookie && !found && cookie.turn === 0 ? cookie.id : randomUUID();
}

/**
 * Reopens the step whose data no configured secret opens any more, so that the visitor types it again (docs/decisions/0022). Does
 * nothing when the backend may already have the order.
 */
async function reopenUnreadableStep({ store, sealer, log }: PageContext, checkout: Checkout): Promise<Checkout> {
  const step = checkout.order_id === null ? unreadableStep(sealer, checkout) : undefined;
  if (!step || !(await reopenStep(store.db, checkout.id, step))) return checkout;
  log.warn({ step }, "No secret opens the data of a step; it was reopened");
  return { ...checkout, address_id: null, ...(step === "personal" && { customer_id: null }) };
}

function unreadableStep(sealer: Sealer, checkout: Checkout): "personal" | "address" | undefined {
  if (checkout.customer_id !== null && checkout.personal === null) return "personal";
  const isReadable = checkout.address !== null && documentNumber(sealer, checkout) !== undefined;
  return checkout.address_id !== null && !isReadable ? "address" : undefined;
}

/** The document number of a checkout in plain text; undefined when there is none, or when no secret opens it. */
export const documentNumber = (sealer: Sealer, { sealed_document }: Pick<Checkout, "sealed_document">) =>
  sealed_document === null ? undefined : sealer.tryOpen(sealed_document);

/** Where a checkout begins, for the counts of the funnel (docs/rules.md#funnel-counts). */
export type CheckoutOrigin = Pick<Checkout, "language" | "campaign" | "variant" | "is_counted">;

/** A checkout that is not stored yet: step 1 stores it (docs/decisions/0052). */
export function newCheckout(id: string, selection: Selection, origin: CheckoutOrigin): Checkout {
  const now = new Date();
  return {
    id,
    turn: 0,
    seen_turn: 0,
    selection,
    personal: null,
    customer_id: null,
    address: null,
    address_id: null,
    promotion: null,
    order_key: "",
    order_claimed_until: null,
    order_unresolved: false,
    sealed_order: null,
    order_sent_at: null,
    order_alarmed_at: null,
    order_id: null,
    ordered_at: null,
    sealed_document: null,
    ...origin,
    funnel_stage: 0,
    created_at: now,
    updated_at: now,
  };
}

/** The territory whose prices the visitor saw: the search parameter first, then the cookie. */
export function getTerritory(request: Request): Territory {
  const fromUrl = parseTerritory(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return fromUrl ?? parseTerritory(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}
