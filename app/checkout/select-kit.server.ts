import { type Extras, extrasOf } from "#app/kits/checkout-path.ts";
import { kitIdOf } from "#app/kits/kit-id.ts";
import { kitPath } from "#app/kits/kit-path.ts";
import { KIT_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { quoteOf } from "#app/kits/quote-of-content.ts";
import { installedIn, type Selection } from "#app/kits/selection.ts";
import type { Territory } from "#app/kits/territory.ts";
import type { ContentReader } from "#app/sanity/client.server.ts";
import { requireContent } from "#app/sanity/require-content.ts";

/** What a visitor asks for in the query of `/checkout`. */
export interface Choice extends Extras {
  kit: string;
}

/** Reads the choice of `/checkout?kit=…&camara=true&boton_panico=true`; undefined when it names no kit. */
export function choiceOf(query: URLSearchParams): Choice | undefined {
  const kit = query.get("kit");
  if (!kit) return undefined;
  return { kit, ...extrasOf(query, { camera: false, panicButton: false }) };
}

/**
 * The kit that a choice names, with today's prices: the quote that is shown and charged.
 *
 * @param shownIn the territory whose prices the visitor saw when choosing.
 * @param territory the one in which the alarm is installed.
 * @throws a 404 Response when there is no such kit.
 */
export async function selectKit(
  content: ContentReader,
  choice: Choice,
  shownIn: Territory,
  territory: Territory,
): Promise<Selection> {
  const productId = kitIdOf(choice.kit);
  if (!productId) throw new Response(null, { status: 404 });
  const found = await content.fetch(KIT_FOR_CHECKOUT, { productId });
  if (!found.kit) throw new Response(null, { status: 404 });
  const { kit, extras } = found;
  const panicButton = extras.find((extra) => extra.extraId === "boton_panico");
  const conditions = requireContent(found.conditions, "settings");
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

/** Prices a choice again that was made before, for a territory; undefined when its kit is no longer sold. */
export async function requote(
  content: ContentReader,
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
