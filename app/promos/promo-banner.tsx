import { ContentText } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BannerPromo } from "./promo.ts";
import { PromoLink } from "./promo-link.tsx";
import { PromoConditions } from "./promo-terms.tsx";

interface Props {
  promo: BannerPromo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** For a promo alone in its row, which takes the whole width. */
  isWide: boolean;
}

/** A promo as a banner, on pages about other subjects. */
export function PromoBanner({ promo, position, isWide }: Props) {
  const { title, badge, text, image, legal } = promo;
  return (
    <article>
      <Banner
        isWide={isWide}
        picture={
          image ? (
            <Picture
              image={image}
              slot="card"
              sizes={`(min-width: 1032px) 500px, ${isWide ? "(min-width: 648px) 40vw, " : ""}80vw`}
              className={`aspect-[3/2] size-full px-6 ${isWide ? "max-md:pb-6 md:py-6 md:pl-0" : "pb-6"}`}
            />
          ) : null
        }
      >
        {badge ? (
          <Badge variant="accent">
            <ContentText of={badge} />
          </Badge>
        ) : null}
        <h2 className={isWide ? "text-heading" : "text-3xl"}>
          <ContentText of={title} />
        </h2>
        <p className="max-w-prose text-lg">
          <ContentText of={text} />
        </p>
        <PromoLink promo={promo} position={position} />
        <PromoConditions legal={legal} />
      </Banner>
    </article>
  );
}
