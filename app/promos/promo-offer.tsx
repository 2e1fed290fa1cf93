import { ContentText } from "#app/i18n/t.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions, PromoTerms } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** As wide as the page, with the picture beside the text. */
  isWide: boolean;
  /** The page's offer, at its top: its picture is loaded immediately, and its button is the action that the page wants. */
  isMain: boolean;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
export function PromoOffer({ promo, position, isWide, isMain }: Props) {
  const { title, text, image, features, legal } = promo;
  return (
    <article className={`card ${isWide ? "grid md:grid-cols-2" : "flex flex-col"}`}>
      {image ? (
        <Picture
          image={image}
          priority={isMain}
          slot={isWide ? "card" : "small"}
          sizes={isWide ? "(min-width: 648px) 420px, 160px" : "200px"}
          className={`aspect-[5/2] w-full bg-tint p-4 ${isWide ? "md:size-full" : ""}`}
        />
      ) : null}
      <div className="flex grow flex-col items-start gap-3 p-5 lg:p-8">
        <h3 className="text-2xl">
          <ContentText of={title} />
        </h3>
        <PromoFigure promo={promo} />
        <p className="text-muted">
          <ContentText of={text} />
        </p>
        <PromoTerms promo={promo} />
        <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-2">
          <PromoLink promo={promo} position={position} variant={isMain ? "accent" : "quiet"} />
          <PromoConditions legal={legal}>
            {features?.length ? <FeatureList features={features} level={4} className="grid gap-4 py-3" /> : null}
          </PromoConditions>
        </div>
      </div>
    </article>
  );
}
