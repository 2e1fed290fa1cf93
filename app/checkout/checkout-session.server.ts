import { isDeepStrictEqual } from "node:util";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { PageContext } from "#app/context.ts";
import { createCheckout, findCheckout, forgetCheckout, reopenStep, saveSelection } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { Selection } from "#app/kits/selection.ts";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory.ts";
import { documentNumber } from "./document-number.server.ts";
import { type Choice, requote, selectKit } from "./select-kit.server.ts";

const DAY_S = 24 * 60 * 60;

/** The signed cookie that holds the id of a visitor's checkout, and nothing else, for as long as the checkout is kept. */
export function createCheckoutCookie(secrets: string[], isSecure: boolean, keptDays: number) {
  return createCookie("checkout", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: keptDays * DAY_S,
    secrets,
  });
}

/** The checkout that a visitor has begun; undefined when there is none. */
export async function checkoutOf(request: Request, services: PageContext): Promise<Checkout | undefined> {
  const id = z.uuid().safeParse(await services.checkoutCookie.parse(request.headers.get("Cookie")));
  const checkout = id.success ? await findCheckout(services.store.db, id.data) : undefined;
  return checkout && (await withDocument(services, checkout));
}

/**
 * Opens step 2 again of a checkout whose document number no secret opens any more: its visitor is asked for it once more
 * (docs/decisions/0022). One whose order the backend may have goes on to its end.
 */
async function withDocument({ store, sealer, log }: PageContext, checkout: Checkout): Promise<Checkout> {
  const isOrderable = checkout.address_id !== null && checkout.order_id === null;
  if (!isOrderable || documentNumber(sealer, checkout) !== undefined) return checkout;
  if (!(await reopenStep(store.db, checkout.id, "address"))) return checkout;
  log.warn({}, "A document number can no longer be opened; its visitor is asked for it again");
  return { ...checkout, address_id: null };
}

/**
 * Puts a kit into the visitor's checkout; `shownIn` is the territory whose prices he saw. Steps that are done stay done; while an order is being placed nothing changes;
 * after an order a new checkout begins.
 *
 * @throws a 404 Response when there is no such kit.
 */
export async function chooseKit(
  services: PageContext,
  current: Checkout | undefined,
  choice: Choice,
  shownIn: Territory,
): Promise<Checkout> {
  const { db } = services.store;
  if (!current || current.order_id !== null) {
    return await createCheckout(db, await selectKit(services.published, choice, shownIn, shownIn));
  }
  const selection = await selectKit(services.published, choice, shownIn, placeOf(current) ?? shownIn);
  return (await saveSelection(db, current.id, selection)) ?? current;
}

/** Where the address lies that was given; undefined as long as there is none. */
const placeOf = ({ address }: Checkout) => address && territoryOfPostalCode(address.postalCode);

/**
 * Brings a resumed checkout's prices up to date before they are shown. When the content is away, the prices that were
 * shown before go on to count.
 *
 * @returns undefined when its kit is no longer sold: then the checkout is forgotten.
 */
export async function refreshPrices(services: PageContext, checkout: Checkout): Promise<Checkout | undefined> {
  try {
    const territory = placeOf(checkout) ?? checkout.selection.shownIn;
    const selection = await requote(services.published, checkout.selection, territory);
    if (!selection) return await forgetUnsold(services, checkout);
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(selection)), checkout.selection)) return checkout;
    return (await saveSelection(services.store.db, checkout.id, selection)) ?? checkout;
  } catch (error) {
    services.log.warn({ err: error }, "Prices could not be refreshed; the visitor goes on with those he was shown");
    return checkout;
  }
}

/** Whether a kit is sold, as far as is known: while the content is away the visitor goes on with what he was shown. */
export async function isSold({ published, log }: PageContext, selection: Selection): Promise<boolean> {
  try {
    return (await requote(published, selection, selection.territory)) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "Nobody knows whether the kit is still sold; the visitor goes on with what he was shown");
    return true;
  }
}

/**
 * Forgets the checkout of a kit that is no longer sold; one whose order the backend may have goes on to its end.
 *
 * @returns the checkout when it was not forgotten.
 */
export async function forgetUnsold({ store, log }: PageContext, checkout: Checkout): Promise<Checkout | undefined> {
  if (!(await forgetCheckout(store.db, checkout.id))) return checkout;
  log.warn({ kit: checkout.selection.productId }, "A checkout was forgotten, for its kit is no longer sold");
  return undefined;
}
