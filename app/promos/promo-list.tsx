import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

interface Props {
  promos: Promo[];
  /** The level of their headings. */
  level: 2 | 3;
  /** Position of the first one among the promos on the page, from 1. */
  position?: number;
  /** Whether the first one is the page's offer: its button is the action that the page wants. */
  hasMain?: boolean;
  /** Whether its picture is at the top of the page. */
  priority?: boolean;
}

/** Promos as cards, two in a row on a wide screen. Of an odd number the first one is as wide as the row. */
export function PromoList({ promos, level, position = 1, hasMain = false, priority = false }: Props) {
  return (
    <ul className="mt-6 grid gap-6 md:grid-cols-2">
      {promos.map((promo, index) => {
        const isFirst = index === 0;
        const isWide = isFirst && promos.length % 2 === 1;
        return (
          <li key={promo._id} className={isWide ? "md:col-span-2" : "grid"}>
            <PromoOffer
              promo={promo}
              position={position + index}
              level={level}
              isWide={isWide}
              isMain={hasMain && isFirst}
              priority={priority && isFirst}
            />
          </li>
        );
      })}
    </ul>
  );
}
