import type { KitId } from "./kit-id.ts";
import type { Quote } from "./pricing/quote.ts";
import { type ContentTax, inTerritory, type Territory, taxOf } from "./pricing/territory.ts";

/** A kit that a visitor chose, with what he was shown: enough to go on when the content is away. */
export interface Selection {
  productId: KitId;
  /** Path of the kit's page, without the language: '/alarmas-para-casa/chalets'. */
  path: string;
  slug: string;
  /** Product name in Spanish, as the backends receive it. */
  name: string;
  kitName: { es: string; eu?: string };
  image: {
    url: string;
    width: number | null;
    height: number | null;
    placeholder: string | null;
    alt: { es: string; eu?: string };
  };
  complements: { key: string; quantity: number; name: { es: string; eu?: string } }[];
  extraNames: { camera: { es: string; eu?: string }; panicButton: { es: string; eu?: string } };
  /** What is shown and charged: with the tax of `territory`. */
  quote: Quote;
  /** Where the alarm is installed: where the address lies; before there is one, as `shownIn` says. */
  territory: Territory;
  /** The territory whose prices the visitor saw when choosing. */
  shownIn: Territory;
  /** What `quote` is made of: the prices on the peninsula, and the taxes elsewhere. */
  base: { quote: Quote; taxes: ContentTax[] };
}

/** A selection as it is charged in a territory (decisions 17). */
export function installedIn<Chosen extends Pick<Selection, "base">>(selection: Chosen, territory: Territory) {
  const { quote, taxes } = selection.base;
  return { ...selection, territory, quote: inTerritory(quote, taxOf(territory, taxes)) };
}
