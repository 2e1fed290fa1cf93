import { parseKitId } from "#app/kits/kit-id.ts";
import type { Extras } from "#app/kits/order/checkout-path.ts";
import { parseExtras } from "#app/kits/order/checkout-path.ts";
import { TERRITORY_PARAMETER, type Territory } from "#app/kits/pricing/territory-tax.ts";
import type { Selection } from "#app/kits/selection.ts";

/** The kit and extras that a visitor chose. They become a checkout with the first form (docs/decisions/0052). */
export interface KitChoice extends Extras {
  /** As given in the URL: the id of a kit or one of its aliases. */
  kit: string;
  /** The territory whose prices the visitor saw (docs/rules.md#territory-of-order). */
  shownIn: Territory;
}

/** Reads `/checkout?kit=…&camara=true&boton_panico=true` (docs/rules.md#checkout-entry); undefined without a kit. */
export function parseChoice(searchParams: URLSearchParams, shownIn: Territory): KitChoice | undefined {
  return readChoice(searchParams, "kit", shownIn);
}

const BUSINESS_PARAMETER = "business_kit";

/** The segment in the URL. Without a kit on sale it leads to the kits for businesses. */
export const segmentOf = (searchParams: URLSearchParams) => ({
  isBusiness: searchParams.get(BUSINESS_PARAMETER) === "true",
});

/** The parameter of a kit that the visitor is asked about, because a link of another site named it. */
const OFFER_PARAMETER = "cambiar";

/** The choice that the visitor is asked about; undefined when there is none. */
export function parseOffer(searchParams: URLSearchParams, shownIn: Territory): KitChoice | undefined {
  return readChoice(searchParams, OFFER_PARAMETER, shownIn);
}

/** The parameter of the kit that a page with a stored checkout shows. It counts only when the session is lost. */
const SHOWN_PARAMETER = "pedido";

/** The kit that the form's page showed, for a form whose checkout is not found. */
export function shownKitOf(searchParams: URLSearchParams, shownIn: Territory): KitChoice | undefined {
  return readChoice(searchParams, SHOWN_PARAMETER, shownIn);
}

/** The parameter of the forms that begin the checkout after an order. */
const NEXT_PARAMETER = "siguiente";

export const belongsToNextCheckout = (searchParams: URLSearchParams) => searchParams.get(NEXT_PARAMETER) === "true";

function readChoice(searchParams: URLSearchParams, name: string, shownIn: Territory): KitChoice | undefined {
  const kit = searchParams.get(name);
  if (!kit) return undefined;
  return { kit, ...parseExtras(searchParams, { camera: false, panicButton: false }), shownIn };
}

/** The query string that chooses a kit: '?kit=chalet&camara=true'. */
export const choiceQuery = (choice: KitChoice) => queryOf("kit", choice);

/** As `choiceQuery`, for the checkout that follows an order. */
export const nextChoiceQuery = (choice: KitChoice) => `${choiceQuery(choice)}&${NEXT_PARAMETER}=true`;

/** The query string of the forms of a stored checkout: nothing of the visitor, only the kit. */
export function shownKitQuery({ productId, quote, shownIn }: Selection): string {
  const extras = { camera: quote.camera.chosen, panicButton: quote.panicButton.chosen };
  return queryOf(SHOWN_PARAMETER, { kit: productId, ...extras, shownIn }, quote.isBusiness);
}

/** The query string of the page that asks whether to change to a kit. */
export const offerQuery = (choice: KitChoice) => queryOf(OFFER_PARAMETER, choice);

function queryOf(name: string, { kit, camera, panicButton, shownIn }: KitChoice, isBusiness = false): string {
  const query = new URLSearchParams({ [name]: kit });
  if (isBusiness) query.set(BUSINESS_PARAMETER, "true");
  if (camera) query.set("camara", "true");
  if (panicButton) query.set("boton_panico", "true");
  if (shownIn !== "peninsula") query.set(TERRITORY_PARAMETER, shownIn);
  return `?${query}`;
}

/** Whether two ids are of the same kit: one of them may be an alias. */
export const isSameKit = (one: string, other: string): boolean => parseKitId(one) === parseKitId(other);

/** Whether two choices are of the same kit with the same extras. */
export const isSameChoice = (one: KitChoice, other: KitChoice): boolean =>
  isSameKit(one.kit, other.kit) && one.camera === other.camera && one.panicButton === other.panicButton;

/**
 * Whether a checkout has the chosen kit and extras already.
 *
 * @param hasAddress with an address, its territory decides the prices.
 */
export function isChosen(
  { productId, quote, shownIn }: Selection,
  choice: KitChoice,
  { hasAddress }: { hasAddress: boolean },
): boolean {
  const hasSameExtras = choice.camera === quote.camera.chosen && choice.panicButton === quote.panicButton.chosen;
  return isSameKit(choice.kit, productId) && hasSameExtras && (hasAddress || choice.shownIn === shownIn);
}
