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

/** Promos as cards: two or three in a row on a wide screen, and what does not fit into whole rows as wide as the page. */
export function PromoList({ promos, position = 1, mainHeading }: Props) {
  const inRows = mainHeading ? promos.length - 1 : promos.length;
  const inThrees = inRows > 0 && inRows % 3 === 0;
  const hasWide = inRows % 2 === 1;
  return (
    <ul className={`mt-6 grid gap-6 md:grid-cols-2 ${inThrees ? "lg:grid-cols-3" : ""}`}>
      {promos.map((promo, index) => {
        const isMain = index === 0 && mainHeading !== undefined;
        const isWide = isMain || (hasWide && index === promos.length - inRows);
        return (
          <li key={promo._id} className={widthOf({ isMain, isWide, inThrees })}>
            <PromoOffer
              promo={promo}
              position={position + index}
              width={inThrees && !isMain ? "third" : isWide ? "page" : "half"}
              mainHeading={isMain ? mainHeading : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Of three in a row the first is as wide as the page where only two fit. */
function widthOf({ isMain, isWide, inThrees }: { isMain: boolean; isWide: boolean; inThrees: boolean }): string {
  if (isMain) return "col-span-full";
  if (!isWide) return "grid";
  return inThrees ? "grid md:max-lg:col-span-full" : "col-span-full";
}
