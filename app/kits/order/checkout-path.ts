import { PATHS } from "#app/paths.ts";

/** The optional extras of an order. See docs/rules.md#kit-extras. */
export interface Extras {
  camera: boolean;
  panicButton: boolean;
}

export interface WantedKit extends Extras {
  productId: string;
  isBusiness: boolean;
}

/**
 * The path of the checkout for a kit: '/checkout?kit=chalet&camara=true'. Forms with 'Lo quiero' submit to the same URL.
 * See docs/rules.md#checkout-entry.
 *
 * @param shownPrices search parameters from `useShownPrices`
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

/** The search parameters of the extras and their values, for pages that show them. */
export const EXTRAS_SEARCH = { camara: ["true", "false"], boton_panico: ["true", "false"] } as const;

/** Reads extras from search parameters. Parameters that are absent keep the value of `defaults`. */
export function parseExtras(searchParams: URLSearchParams, defaults: Extras): Extras {
  const read = (name: string, absent: boolean) => (searchParams.has(name) ? searchParams.get(name) === "true" : absent);
  return {
    camera: read("camara", defaults.camera),
    panicButton: read("boton_panico", defaults.panicButton),
  };
}

/** The query string of a link back to a kit's page, which keeps the chosen extras: '?camara=true&boton_panico=false'. */
export function extrasQuery({ camera, panicButton }: Extras): string {
  return `?${new URLSearchParams({ camara: String(camera), boton_panico: String(panicButton) })}`;
}
