import { isDeepStrictEqual } from "node:util";
import type { PageContext } from "#app/context.ts";
import { deleteCheckout, saveSelection } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { parseKitId } from "#app/kits/kit-id.ts";
import { toLeavingTerms } from "#app/kits/pricing/leaving-early.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { pricesOf, type SeenPrices } from "#app/kits/pricing/seen-prices.ts";
import { type Territory, territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { KITS_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { type Selection, withTerritory } from "#app/kits/selection.ts";
import { kitPath } from "#app/paths.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { isChosen, type KitChoice } from "./kit-choice.ts";

/**
 * Reads the kit that a visitor chose, at current prices, for the territory of the given address.
 *
 * @param current the visitor's open checkout.
 * @throws a 404 Response when there is no such kit.
 */
export async function selectChosenKit(
  { published }: PageContext,
  current: Pick<Checkout, "address"> | undefined,
  choice: KitChoice,
): Promise<Selection> {
  return await selectKit(published, choice, choice.shownIn, (current && territoryOf(current)) ?? choice.shownIn);
}

/**
 * Puts the chosen kit into an open checkout, which keeps its steps. Nothing changes while an order is being placed, nor when the kit
 * has gone off sale since it was chosen.
 *
 * @param seen the prices that the visitor saw when choosing it.
 */
export async function changeKit(
  services: PageContext,
  current: Checkout,
  choice: KitChoice,
  seen: SeenPrices | undefined,
): Promise<Checkout> {
  if (isChosen(current.selection, choice, { hasAddress: current.address !== null })) return current;
  const selection = await ifOnSale(() => selectChosenKit(services, current, choice));
  if (!selection) return current;
  return (await saveSelection(services.store.db, current.id, rememberSeen(selection, seen))) ?? current;
}

/** The territory of the given address; undefined before step 2. */
const territoryOf = ({ address }: Pick<Checkout, "address">) => address && territoryOfPostalCode(address.postalCode);

/**
 * Updates the prices of a resumed checkout before the page shows them. When Sanity does not answer, the prices shown before
 * stay valid.
 *
 * @returns undefined when the kit is off sale and the checkout was therefore deleted (docs/rules.md#kit-off-sale).
 */
export async function refreshPrices(services: PageContext, checkout: Checkout): Promise<Checkout | undefined> {
  try {
    const territory = territoryOf(checkout) ?? checkout.selection.shownIn;
    const requoted = await requote(services.published, checkout.selection, territory);
    if (!requoted) return (await deleteOffSaleCheckout(services, checkout)) ? undefined : checkout;
    const { seen, base } = checkout.selection;
    const selection = rememberSeen(requoted, seen ?? pricesOf(base));
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(selection)), checkout.selection)) return checkout;
    return (await saveSelection(services.store.db, checkout.id, selection)) ?? checkout;
  } catch (error) {
    services.log.warn({ err: error }, "Prices could not be refreshed; the checkout keeps the prices shown before");
    return checkout;
  }
}

/** Keeps the prices that the visitor saw first, so that the order can say that they have changed. */
export const rememberSeen = (selection: Selection, seen: SeenPrices | undefined): Selection =>
  seen && !isDeepStrictEqual(seen, pricesOf(selection.base)) ? { ...selection, seen } : selection;

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
  choice: Omit<KitChoice, "shownIn">,
  shownIn: Territory,
  territory: Territory,
): Promise<Selection> {
  const productId = parseKitId(choice.kit);
  const { kits, extras, conditions: settings } = await content.fetch(KITS_FOR_CHECKOUT);
  const kit = kits.find((one) => one.productId === productId);
  if (!kit) throw new Response(null, { status: 404 });
  const panicButton = extras.find((extra) => extra.extraId === "boton_panico");
  const conditions = requireDocument(settings, "settings");
  const quote = createQuote(kit, conditions, {
    camera: choice.camera,
    panicButton: choice.panicButton && panicButton !== undefined,
    panicButtonPrice: kit.isBusiness ? panicButton?.price.business : panicButton?.price.home,
  });
  const selection = {
    productId: kit.productId,
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
    leaving: toLeavingTerms(conditions),
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
  return await ifOnSale(() => selectKit(content, choice, shownIn, territory));
}

/** A selection; undefined when there is no such kit. */
export async function ifOnSale(select: () => Promise<Selection>): Promise<Selection | undefined> {
  try {
    return await select();
  } catch (error) {
    if (error instanceof Response && error.status === 404) return undefined;
    throw error;
  }
}
