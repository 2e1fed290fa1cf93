import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

interface Props {
  promos: Promo[];
  /** Position of the first one among the promos on the page, from 1. */
  position?: number | undefined;
  /** Whether the page begins with them: the button of the first one is the action that the page wants. */
  isOpening?: boolean;
}

/** Promos as cards beside each other, of equal height, with their buttons at the bottom. */
export function PromoList({ promos, position = 1, isOpening = false }: Props) {
  return (
    <ul className="promos">
      {promos.map((promo, index) => (
        <li key={promo._id}>
          <PromoOffer promo={promo} position={position + index} isFirst={isOpening && index === 0} />
        </li>
      ))}
    </ul>
  );
}
