import { PromoOffer } from "#app/promos/promo-offer.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Promos as offers: those that run today and are for the visitor's client status, which the loader selects. */
export function OffersSection({ section: { title, text, offers } }: { section: SectionOf<"offersSection"> }) {
  if (offers.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <ul className="mt-8 space-y-4">
        {offers.map((promo, index) => (
          <li key={promo._id}>
            <PromoOffer promo={promo} position={index + 1} level={3} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
