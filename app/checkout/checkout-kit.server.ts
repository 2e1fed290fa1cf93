import { isDeepStrictEqual } from "node:util";
import type { PageContext } from "#app/context.ts";
import { createCheckout, deleteCheckout, saveSelection } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory.ts";
import type { Selection } from "#app/kits/selection.ts";
import { type KitChoice, requote, selectKit } from "./select-kit.server.ts";

/**
 * Puts a kit into the visitor's checkout. Completed steps stay completed. While an order is being placed nothing changes; after
 * an order a new checkout begins.
 *
 * @param shownIn the territory whose prices the visitor saw (docs/rules.md#territory-of-order).
 * @throws a 404 Response when there is no such kit.
 */
export async function chooseKit(
  services: PageContext,
  current: Checkout | undefined,
  choice: KitChoice,
  shownIn: Territory,
): Promise<Checkout> {
  const { db } = services.store;
  if (!current || current.order_id !== null) {
    return await createCheckout(db, await selectKit(services.published, choice, shownIn, shownIn));
  }
  const selection = await selectKit(services.published, choice, shownIn, territoryOf(current) ?? shownIn);
  return (await saveSelection(db, current.id, selection)) ?? current;
}

/** The territory of the given address; undefined before step 2. */
const territoryOf = ({ address }: Checkout) => address && territoryOfPostalCode(address.postalCode);

/**
 * Updates the prices of a resumed checkout before the page shows them. When Sanity does not answer, the prices shown before
 * stay valid.
 *
 * @returns undefined when the kit is off sale and the checkout was therefore deleted (docs/rules.md#kit-off-sale).
 */
export async function refreshPrices(services: PageContext, checkout: Checkout): Promise<Checkout | undefined> {
  try {
    const territory = territoryOf(checkout) ?? checkout.selection.shownIn;
    const selection = await requote(services.published, checkout.selection, territory);
    if (!selection) return (await deleteUnsoldCheckout(services, checkout)) ? undefined : checkout;
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(selection)), checkout.selection)) return checkout;
    return (await saveSelection(services.store.db, checkout.id, selection)) ?? checkout;
  } catch (error) {
    services.log.warn({ err: error }, "Prices could not be refreshed; the checkout keeps the prices shown before");
    return checkout;
  }
}

/** Whether a kit is on sale. True when Sanity does not answer: the visitor continues with the kit shown before. */
export async function isKitSold({ published, log }: PageContext, selection: Selection): Promise<boolean> {
  try {
    return (await requote(published, selection, selection.territory)) !== undefined;
  } catch (error) {
    log.warn({ err: error }, "Could not check whether a kit is on sale; its checkout continues");
    return true;
  }
}

/**
 * Deletes the checkout of a kit that is off sale (docs/rules.md#kit-off-sale).
 *
 * @returns false when the backend may already have the order: the checkout stays.
 */
export async function deleteUnsoldCheckout({ store, log }: PageContext, checkout: Checkout): Promise<boolean> {
  const isDeleted = await deleteCheckout(store.db, checkout.id);
  if (isDeleted) log.warn({ kit: checkout.selection.productId }, "A checkout was deleted: its kit is off sale");
  return isDeleted;
}
