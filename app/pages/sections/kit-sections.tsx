import { PromoBanner, PromoList } from "#app/promos/promo-card.tsx";
import { NoEndDateNote } from "#app/promos/promo-terms.tsx";
import promoStyles from "#app/promos/promos.css?url";
import { StyleSheet } from "#app/ui/style-sheet.tsx";
import { KitsSection } from "./kits-section.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

export type KitSectionType = "kitsSection" | "promoBannerSection" | "offersSection";

/** The sections with kits and promotions. */
export default function KitSections({ section }: { section: SectionOf<KitSectionType> }) {
  switch (section._type) {
    case "kitsSection":
      return <KitsSection section={section} />;
    case "promoBannerSection":
      return <PromoBannerSection section={section} />;
    case "offersSection":
      return <OffersSection section={section} />;
  }
}

/** Banners of the promos that run today and are for the visitor's client status, which the loader selects. */
function PromoBannerSection({ section: { promos } }: { section: SectionOf<"promoBannerSection"> }) {
  if (promos.length === 0) return null;
  return (
    <div className={`contained grid gap-6 pt-section ${promos.length === 1 ? "" : "lg:grid-cols-2"}`}>
      {promos.map((promo, index) => (
        <PromoBanner key={promo._id} promo={promo} position={index + 1} />
      ))}
    </div>
  );
}

/** Promos as offers: those that run today and are for the visitor's client status, which the loader selects. */
function OffersSection({ section: { title, text, offers } }: { section: SectionOf<"offersSection"> }) {
  if (offers.length === 0) return null;
  return (
    <SectionFrame>
      <StyleSheet href={promoStyles} />
      <SectionHeading title={title} text={text} />
      <PromoList promos={offers} />
      <NoEndDateNote promos={offers} />
    </SectionFrame>
  );
}
