import { ContentText } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoPrice } from "./promo-price.tsx";
import { PromoConditions } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Among the promos beside it, from 1. */
  position: number;
  /** Stands alone: the picture is beside the words from where there is room. */
  isWide?: boolean;
}

/** A promo as what a page is about: its price large, what it includes, the next step and the small print. */
export function PromoCard({ promo, position, isWide = false }: Props) {
  const { title, badge, text, image, features, legal } = promo;
  return (
    <Card className={isWide ? "grid lg:grid-cols-[1fr_1.2fr]" : "flex flex-col"}>
      {image ? (
        <Picture
          image={image}
          sizes="(min-width: 1320px) 620px, (min-width: 1032px) 46vw, 92vw"
          className={`aspect-[16/9] w-full bg-accent-soft p-5 ${isWide ? "lg:aspect-auto lg:h-full" : ""}`}
        />
      ) : null}
      <div className="flex grow flex-col items-start gap-5 p-6 sm:p-8">
        {badge ? (
          <Badge look="accent">
            <ContentText of={badge} />
          </Badge>
        ) : null}
        <h3 className="text-2xl">
          <ContentText of={title} />
        </h3>
        <PromoPrice promo={promo} />
        <p>
          <ContentText of={text} />
        </p>
        {features?.length ? <FeatureList features={features} level={4} className="grid w-full gap-4" /> : null}
        <div className="mt-auto flex w-full flex-col items-start gap-2">
          <PromoLink promo={promo} position={position} />
          <PromoConditions legal={legal} />
        </div>
      </div>
    </Card>
  );
}
