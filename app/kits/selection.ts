import type { KitId } from "./kit-id.ts";
import type { Quote } from "./quote.ts";

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
  quote: Quote;
}
