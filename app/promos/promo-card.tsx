import { ContentText } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CardPromo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoPrice } from "./promo-price.tsx";
import { PromoConditions } from "./promo-terms.tsx";

interface Props {
  promo: CardPromo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** For a promo alone in its row: the picture is beside the text on wide screens. */
  isWide?: boolean;
}

/** A promo in a section of offers: price, features, link and legal conditions. */
export function PromoCard({ promo, position, isWide = false }: Props) {
  const { title, badge, text, image, features, legal } = promo;
  return (
    <Card className={isWide ? "grid lg:grid-cols-2" : "flex flex-col"}>
      {image ? (
        <Picture
          image={image}
          slot="card"
          sizes="(min-width: 1032px) 500px, 66vw"
          className={`aspect-[16/9] w-full bg-accent-soft p-5 ${isWide ? "lg:aspect-auto lg:h-full" : ""}`}
        />
      ) : null}
      <div className="flex grow flex-col items-start gap-5 p-6 sm:p-8">
        {badge ? (
          <Badge variant="accent">
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
