import type { ReactNode } from "react";
import { ContentText } from "#app/i18n/t.tsx";
import { MobileExample } from "#app/kits/price-display/kit-total.tsx";
import type { PricedKit } from "#app/kits/pricing/quote.ts";
import { useSite } from "#app/site/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { AlarmFrom } from "./alarm-from.tsx";
import { KitTotals } from "./kit-totals.tsx";
import type { Promo } from "./promo.ts";
import { isForAnyKit, PromoFigure } from "./promo-figure.tsx";
import { PromoLink } from "./promo-link.tsx";
import { PromoFeatures, PromoTitle } from "./promo-offer.tsx";
import { PromoConditions, PromoTermLines, PromoTerms } from "./promo-terms.tsx";

interface Props {
  promo: Promo;
  /** Position among the promos on the page, from 1. */
  position: number;
  /** The page's heading, and whom the offer is for. */
  heading: ReactNode;
  /** The kits for homes, whose lowest price stands beside an offer without one. */
  kits: PricedKit[];
}

/**
 * The offer that opens the promotions page: a band of colour as wide as the screen, with one large figure, a worked example, the page's
 * orange button, and the picture.
 */
export function PromoLead({ promo, position, heading, kits }: Props) {
  const { clientStatus } = useSite();
  const { text, mobileDiscount, aside, image, legal, priceLines } = promo;
  return (
    <div className="bg-accent-soft">
      <article className="contained lead">
        <div>
          {heading}
          <PromoTitle promo={promo} />
          <PromoFigure promo={promo} isMain />
          {/* Its prices say what it is. */}
          {priceLines?.length ? null : (
            <p>
              <ContentText of={text} />
            </p>
          )}
          {mobileDiscount ? (
            <p className="rounded-md bg-white px-4 py-2.5 font-semibold">
              <MobileExample discount={mobileDiscount} />
            </p>
          ) : null}
          {isForAnyKit(promo) ? <KitTotals kits={kits} clientStatus={clientStatus} /> : null}
          {priceLines?.length ? <PromoTerms promo={promo} /> : null}
          <div className="flex flex-wrap items-center gap-x-6">
            <PromoLink promo={promo} position={position} />
            <PromoConditions legal={legal}>
              <PromoFeatures promo={promo} />
            </PromoConditions>
          </div>
          {priceLines?.length ? null : (
            <PromoTermLines promo={promo} aside={aside ? <ContentText of={aside} /> : null}>
              {kits.length > 0 ? (
                <>
                  <AlarmFrom kits={kits} />
                  &nbsp;·{" "}
                </>
              ) : null}
            </PromoTermLines>
          )}
          {aside && priceLines?.length ? (
            <p className="text-sm">
              <ContentText of={aside} />
            </p>
          ) : null}
        </div>
        {image ? (
          <Picture
            image={image}
            priority
            slot="offer"
            sizes="(min-width: 64.5rem) 640px, (min-width: 40.5rem) 45vw, 65vw"
          />
        ) : null}
      </article>
    </div>
  );
}
