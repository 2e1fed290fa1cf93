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
  /** The level of its heading. */
  level: 2 | 3;
  /** As wide as the page, with the picture beside the text. */
  isWide: boolean;
  /** The page's offer: its button is the action that the page wants. */
  isMain: boolean;
  /** Loads the picture immediately: for an offer at the top of the page. */
  priority: boolean;
}

/** A promo to compare with others: its picture, what it is, its figure, its terms and one action. The rest is in its conditions. */
export function PromoOffer({ promo, position, level, isWide, isMain, priority }: Props) {
  const { title, text, image, features, legal } = promo;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`card ${isWide ? "grid md:grid-cols-2" : "flex flex-col"}`}>
      {image ? (
        <Picture
          image={image}
          priority={priority}
          slot={isWide ? "card" : "small"}
          sizes={isWide ? "(min-width: 648px) 420px, 160px" : "200px"}
          className={`aspect-[5/2] w-full p-4 ${isMain ? "bg-accent-soft" : "bg-tint"} ${isWide ? "md:size-full" : ""}`}
        />
      ) : null}
      <div className="flex grow flex-col items-start justify-center gap-3 p-5 lg:p-8">
        <Heading className="text-2xl">
          <ContentText of={title} />
        </Heading>
        <PromoFigure promo={promo} />
        <p className="text-muted">
          <ContentText of={text} />
        </p>
        <PromoTerms promo={promo} />
        <div className={`flex flex-wrap items-center gap-x-6 pt-2 ${isWide ? "" : "mt-auto"}`}>
          <PromoLink promo={promo} position={position} variant={isMain ? "accent" : "quiet"} />
          <PromoConditions legal={legal}>
            {features?.length ? (
              <FeatureList features={features} level={level === 2 ? 3 : 4} className="grid gap-4 py-3" />
            ) : null}
          </PromoConditions>
        </div>
      </div>
    </article>
  );
}
