import type { ReactNode } from "react";
import type { Promo } from "./promo.ts";
import { PromoOffer } from "./promo-offer.tsx";

interface Props {
  promos: Promo[];
  /** Position of the first one among the promos on the page, from 1. */
  position?: number;
  /** The heading of the first one, where that is the page's offer, at its top: its button is the action that the page wants. */
  mainHeading?: ReactNode;
}

/** Promos below each other, so that their figures stand in one column and compare. */
export function PromoList({ promos, position = 1, mainHeading }: Props) {
  return (
    <ul className="mt-6 grid gap-4 lg:gap-6">
      {promos.map((promo, index) => (
        <li key={promo._id}>
          <PromoOffer promo={promo} position={position + index} mainHeading={index === 0 ? mainHeading : undefined} />
        </li>
      ))}
    </ul>
  );
}
