import { KitsSection } from "./kits-section.tsx";
import { OffersSection } from "./offers-section.tsx";
import { PromoBannerSection } from "./promo-banner-section.tsx";
import type { SectionOf } from "./section-frame.tsx";

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
