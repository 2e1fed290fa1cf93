import { PromoList } from "#app/promos/promo-card.tsx";
import { NoEnd } from "#app/promos/promo-terms.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Promos as offers: those that run today and are for the visitor's client status, which the loader selects. */
export function OffersSection({ section: { title, text, offers } }: { section: SectionOf<"offersSection"> }) {
  if (offers.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <PromoList promos={offers} />
      <NoEnd promos={offers} />
    </SectionFrame>
  );
}
