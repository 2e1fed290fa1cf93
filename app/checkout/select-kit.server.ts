import { kitIdOf } from "#app/kits/kit-id.ts";
import { type Extras, extrasOf } from "#app/kits/order/checkout-path.ts";
import { quoteOf } from "#app/kits/pricing/quote.ts";
import type { Territory } from "#app/kits/pricing/territory.ts";
import { KIT_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { installedIn, type Selection } from "#app/kits/selection.ts";
import { kitPath } from "#app/paths.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { requireDocument } from "#app/sanity/require-document.ts";

/** The kit and extras in the query string of `/checkout`. */
export interface KitChoice extends Extras {
  kit: string;
}

/** Reads `/checkout?kit=…&camara=true&boton_panico=true` (docs/rules.md#checkout-entry); undefined without a kit. */
export function choiceOf(searchParams: URLSearchParams): KitChoice | undefined {
  const kit = searchParams.get("kit");
  if (!kit) return undefined;
  return { kit, ...extrasOf(searchParams, { camera: false, panicButton: false }) };
}

/**
 * Reads the chosen kit and its current prices from Sanity: the quote that is shown and charged (docs/rules.md#quoted-price).
 *
 * @param shownIn the territory whose prices the visitor saw.
 * @param territory the territory of the installation.
 * @throws a 404 Response when there is no such kit.
 */
export async function selectKit(
  content: ContentClient,
  choice: KitChoice,
  shownIn: Territory,
  territory: Territory,
): Promise<Selection> {
  const productId = kitIdOf(choice.kit);
  if (!productId) throw new Response(null, { status: 404 });
  const found = await content.fetch(KIT_FOR_CHECKOUT, { productId });
  if (!found.kit) throw new Response(null, { status: 404 });
  const { kit, extras } = found;
  const panicButton = extras.find((extra) => extra.extraId === "boton_panico");
  const conditions = requireDocument(found.conditions, "settings");
  const quote = quoteOf(kit, conditions, {
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
  return installedIn(selection, territory);
}

/** Quotes an earlier selection at current prices, for a territory; undefined when its kit is off sale. */
export async function requote(
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
