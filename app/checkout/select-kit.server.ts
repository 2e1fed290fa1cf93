import { isDeepStrictEqual } from "node:util";
import type { PageContext } from "#app/context.ts";
import { createCheckout, deleteCheckout, saveSelection } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { parseKitId } from "#app/kits/kit-id.ts";
import { type Extras, parseExtras } from "#app/kits/order/checkout-path.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { KIT_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import { kitPath } from "#app/paths.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { requireDocument } from "#app/sanity/require-document.ts";

/** The kit and extras in the query string of `/checkout`. */
interface KitChoice extends Extras {
  kit: string;
}

/** Reads `/checkout?kit=…&camara=true&boton_panico=true` (docs/rules.md#checkout-entry); undefined without a kit. */
export function choiceOf(searchParams: URLSearchParams): KitChoice | undefined {
  const kit = searchParams.get("kit");
  if (!kit) return undefined;
  return { kit, ...parseExtras(searchParams, { camera: false, panicButton: false }) };
}

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
    if (!selection) return (await deleteOffSaleCheckout(services, checkout)) ? undefined : checkout;
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(selection)), checkout.selection)) return checkout;
    return (await saveSelection(services.store.db, checkout.id, selection)) ?? checkout;
  } catch (error) {
    services.log.warn({ err: error }, "Prices could not be refreshed; the checkout keeps the prices shown before");
    return checkout;
  }
}

/** Whether a kit is on sale. True when Sanity does not answer: the visitor continues with the kit shown before. */
export async function isKitOnSale({ published, log }: PageContext, selection: Selection): Promise<boolean> {
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
export async function deleteOffSaleCheckout({ store, log }: PageContext, checkout: Checkout): Promise<boolean> {
  const isDeleted = await deleteCheckout(store.db, checkout.id);
  if (isDeleted) log.warn({ kit: checkout.selection.productId }, "A checkout was deleted: its kit is off sale");
  return isDeleted;
}

/**
 * Reads the chosen kit and its current prices from Sanity: the quote that is shown and charged (docs/rules.md#quoted-price).
 *
 * @param shownIn the territory whose prices the visitor saw.
 * @param territory the territory of the installation.
 * @throws a 404 Response when there is no such kit.
 */
async function selectKit(
  content: ContentClient,
  choice: KitChoice,
  shownIn: Territory,
  territory: Territory,
): Promise<Selection> {
  const productId = parseKitId(choice.kit);
  if (!productId) throw new Response(null, { status: 404 });
  const found = await content.fetch(KIT_FOR_CHECKOUT, { productId });
  if (!found.kit) throw new Response(null, { status: 404 });
  const { kit, extras } = found;
  const panicButton = extras.find((extra) => extra.extraId === "boton_panico");
  const conditions = requireDocument(found.conditions, "settings");
  const quote = createQuote(kit, conditions, {
    camera: choice.camera,
    panicButton: choice.panicButton && panicButton !== undefined,
    panicButtonPrice: kit.isBusiness ? panicButton?.price.business : panicButton?.price.home,
  });
  const selection = {
    productId,
    path: kitPath(kit),
    slug: kit.slug,
    name: kit.name.es,
    kitName: kit.kitName,
    image: kit.image,
    complements: kit.complements.map(({ _key, quantity, short }) => ({ key: _key, quantity, name: short })),
    extraNames: {
      camera: extras.find((extra) => extra.extraId === "camara")?.name ?? { es: "Cámara HD" },
      panicButton: panicButton?.name ?? { es: "Botón pánico" },
    },
    shownIn,
    base: { quote, taxes: conditions.taxes },
  };
  return withTerritory(selection, territory);
}

/** Quotes an earlier selection at current prices, for a territory; undefined when its kit is off sale. */
async function requote(
  content: ContentClient,
  { productId, quote, shownIn }: Selection,
  territory: Territory,
): Promise<Selection | undefined> {
  const choice = { kit: productId, camera: quote.camera.chosen, panicButton: quote.panicButton.chosen };
  try {
    return await selectKit(content, choice, shownIn, territory);
  } catch (error) {
    if (error instanceof Response && error.status === 404) return undefined;
    throw error;
  }
}
