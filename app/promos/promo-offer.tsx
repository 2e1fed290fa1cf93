import { ContentText } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoPrice } from "./promo-price.tsx";
import { PromoConditions, PromoDates } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** The level of its heading. */
  level: 2 | 3;
  /** Loads the picture immediately: for an offer at the top of the page. */
  priority?: boolean;
}

/** A promo to compare with others: what it is, what it costs and its button, in one row. The rest is in its conditions. */
export function PromoOffer({ promo, position, level, priority = false }: Props) {
  const { title, badge, text, image, figure, features, legal } = promo;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card grid gap-4 p-5 lg:grid-cols-[1fr_3fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      {image ? (
        <Picture
          image={image}
          priority={priority}
          slot="small"
          sizes="200px"
          className="aspect-[4/3] w-full rounded-md bg-accent-soft p-4 max-lg:hidden lg:row-span-2"
        />
      ) : null}
      <div className="flex flex-col items-start gap-3">
        {badge ? (
          <Badge variant="accent">
            <ContentText of={badge} />
          </Badge>
        ) : null}
        <Heading className="text-2xl">
          <ContentText of={title} />
        </Heading>
        <p>
          <ContentText of={text} />
        </p>
        <PromoDates promo={promo} />
      </div>
      <div className="flex flex-col items-start gap-3 lg:row-span-2">
        {figure ? (
          <p className="text-display font-bold">
            <ContentText of={figure} />
          </p>
        ) : null}
        <PromoPrice promo={promo} />
        <PromoLink promo={promo} position={position} />
      </div>
      <PromoConditions legal={legal}>
        {features?.length ? (
          <FeatureList features={features} level={level === 2 ? 3 : 4} className="grid gap-4 py-3 sm:grid-cols-2" />
        ) : null}
      </PromoConditions>
    </article>
  );
}
