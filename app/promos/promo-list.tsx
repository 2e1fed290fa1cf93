import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

interface Props {
  promos: Promo[];
  /** Position of the first one among the promos on the page, from 1. */
  position?: number;
  /** Whether the first one is the page's offer, at its top: its button is the action that the page wants. */
  hasMain?: boolean;
}

/** Promos as cards, two in a row on a wide screen. Of an odd number the first one is as wide as the row. */
export function PromoList({ promos, position = 1, hasMain = false }: Props) {
  return (
    <ul className="mt-6 grid gap-6 md:grid-cols-2">
      {promos.map((promo, index) => {
        const isWide = index === 0 && promos.length % 2 === 1;
        return (
          <li key={promo._id} className={isWide ? "md:col-span-2" : "grid"}>
            <PromoOffer promo={promo} position={position + index} isWide={isWide} isMain={hasMain && index === 0} />
          </li>
        );
      })}
    </ul>
  );
}
