import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

interface Props {
  promos: Promo[];
  /** Position of the first one among the promos on the page, from 1. */
  position?: number | undefined;
}

/** Promos as cards beside each other, of equal height, with their buttons in a row. */
export function PromoList({ promos, position = 1 }: Props) {
  return (
    <ul className="promos mt-6">
      {promos.map((promo, index) => (
        <li key={promo._id}>
          <PromoOffer promo={promo} position={position + index} />
        </li>
      ))}
    </ul>
  );
}
