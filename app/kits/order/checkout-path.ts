import type { KitId } from "#app/kits/kit-id.ts";
import { PATHS } from "#app/paths.ts";

/** The extras of an order: those that a visitor can tick on a kit's page (section 2, checklist of complements). */
export interface Extras {
  camera: boolean;
  panicButton: boolean;
}

/** A kit as a visitor wants to order it. */
export interface WantedKit extends Extras {
  productId: KitId;
  isBusiness: boolean;
}

/**
 * The checkout's address for what was chosen, without the language: '/checkout?kit=chalet&camara=true' (contract). The forms with
 * 'Lo quiero' lead to the same.
 *
 * @param shownPrices which prices the page shows, as `useShownPrices` says it.
 */
export function checkoutPath(
  { productId, camera, panicButton, isBusiness }: WantedKit,
  shownPrices: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ kit: productId });
  if (camera) query.set("camara", "true");
  if (panicButton) query.set("boton_panico", "true");
  if (isBusiness) query.set("business_kit", "true");
  for (const [name, value] of Object.entries(shownPrices)) query.set(name, value);
  return `${PATHS.checkout}?${query}`;
}

/** The extras that an address names; what it does not speak of is as `otherwise` says. */
export function extrasOf(query: URLSearchParams, otherwise: Extras): Extras {
  const said = (name: string, unsaid: boolean) => (query.has(name) ? query.get(name) === "true" : unsaid);
  return {
    camera: said("camara", otherwise.camera),
    panicButton: said("boton_panico", otherwise.panicButton),
  };
}

/** The query that leads back to a kit's page with the extras as they were chosen: '?camara=true&boton_panico=false'. */
export function extrasQuery({ camera, panicButton }: Extras): string {
  return `?${new URLSearchParams({ camara: String(camera), boton_panico: String(panicButton) })}`;
}
