import { PromoBanner } from "#app/promos/promo-card.tsx";
import type { SectionOf } from "./section-frame.tsx";

/** Banners of the promos that run today and are for the visitor's client status, which the loader selects. */
export function PromoBannerSection({ section: { promos } }: { section: SectionOf<"promoBannerSection"> }) {
  if (promos.length === 0) return null;
  return (
    <div className={`contained grid gap-6 pt-section ${promos.length === 1 ? "" : "lg:grid-cols-2"}`}>
      {promos.map((promo, index) => (
        <PromoBanner key={promo._id} promo={promo} position={index + 1} />
      ))}
    </div>
  );
}
