import { ContentText } from "#app/i18n/t.tsx";
import { Badge, Banner } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BannerPromo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions } from "./promo-terms.tsx";
import { PromoText } from "./promo-text.tsx";

interface Props {
  promo: BannerPromo;
  /** Position among the promos on the page, from 1. */
  position: number;
}

/** A promo as a banner, on pages about other subjects. */
export function PromoBanner({ promo, position }: Props) {
  const { title, badge, image, legal } = promo;
  return (
    <article>
      <Banner
        picture={
          image ? (
            <Picture
              image={image}
              slot="small"
              sizes="(min-width: 40.5rem) 280px, 144px"
              className="aspect-[3/2] size-full rounded-md max-md:hidden"
            />
          ) : null
        }
      >
        {badge ? (
          <Badge variant="accent">
            <ContentText of={badge} />
          </Badge>
        ) : null}
        <h2 className="text-2xl">
          <ContentText of={title} />
        </h2>
        <p className="max-w-prose">
          <PromoText promo={promo} />
        </p>
        <div className="flex flex-wrap items-center gap-x-6">
          <PromoLink promo={promo} position={position} variant="quiet" />
          <PromoConditions legal={legal} />
        </div>
      </Banner>
    </article>
  );
}
