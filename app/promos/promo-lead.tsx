import type { ReactNode } from "react";
import { ContentText } from "#app/i18n/t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoFeatures, PromoTitle } from "./promo-offer.tsx";
import { PromoConditions, PromoTerms } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** Whom it is for, above the first one of a group. */
  heading: ReactNode;
}

/**
 * An offer that the promotions page is about, as a band of its own: one large figure, one line and one action, with the picture beside
 * them. The first has the page's colour and its orange button.
 */
export function PromoLead({ promo, position, heading }: Props) {
  const { text, image, legal, priceLines } = promo;
  const isFirst = position === 1;
  return (
    <article className={`lead ${isFirst ? "bg-accent-soft" : "bg-tint"}`}>
      {heading}
      <PromoTitle promo={promo} />
      <PromoFigure promo={promo} isMain />
      {image ? (
        <Picture
          image={image}
          priority={isFirst}
          slot="offer"
          sizes="(min-width: 1032px) 480px, (min-width: 648px) 240px, 128px"
        />
      ) : null}
      <div className="space-y-3">
        {/* Its prices say what it is. */}
        {priceLines?.length ? null : (
          <p className="text-lg">
            <ContentText of={text} />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          <PromoLink promo={promo} position={position} variant={isFirst ? "accent" : "quiet"} />
          <PromoConditions legal={legal}>
            <PromoFeatures promo={promo} />
          </PromoConditions>
        </div>
        <PromoTerms promo={promo} />
      </div>
    </article>
  );
}
