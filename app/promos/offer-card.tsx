import { report } from "#app/analytics/report.ts";
import { localePath } from "#app/i18n/locale.ts";
import { useLocale, Words } from "#app/i18n/t.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Promo } from "./promo.ts";
import { PromoPrice } from "./promo-price.tsx";
import { PromoConditions } from "./promo-terms.tsx";
import { trackedPromotion } from "./tracked-promotion.ts";

interface Props {
  promo: Promo;
  /** Among the promos beside it, from 1. */
  position: number;
}

/** A promo as what a page is about: its price large, what it includes, the next step and the small print. */
export function OfferCard({ promo, position }: Props) {
  const locale = useLocale();
  const { title, badge, text, image, features, link, legal } = promo;
  return (
    <Card className="flex flex-col">
      {image ? (
        <Picture
          image={image}
          sizes="(min-width: 1320px) 620px, (min-width: 1032px) 46vw, 92vw"
          className="aspect-[16/9] w-full bg-accent-soft p-5"
        />
      ) : null}
      <div className="flex grow flex-col items-start gap-5 p-6 sm:p-8">
        {badge ? (
          <Badge look="accent">
            <Words of={badge} />
          </Badge>
        ) : null}
        <h3 className="text-2xl">
          <Words of={title} />
        </h3>
        <PromoPrice promo={promo} />
        <p>
          <Words of={text} />
        </p>
        {features?.length ? <FeatureList features={features} level={4} className="grid w-full gap-4" /> : null}
        <div className="mt-auto flex w-full flex-col items-start gap-2">
          <ButtonLink
            to={localePath(locale, link.href)}
            onClick={() => report({ event: "select_promotion", promotion: trackedPromotion(promo, position) })}
          >
            <Words of={link.label} />
            <span className="sr-only">
              {" "}
              <Words of={title} />
            </span>
          </ButtonLink>
          <PromoConditions legal={legal} />
        </div>
      </div>
    </Card>
  );
}
