import { part } from "#app/ui/part.tsx";

/** The price, which pages without one are not sent the code of. */
export const FromPrice = part(() => import("#app/kits/price-display/from-price.tsx"));
