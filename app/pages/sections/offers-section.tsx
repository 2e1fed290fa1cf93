import { PromoCard } from "#app/promos/promo-card.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Promos as large cards: those that run today and are for the visitor's client status, which the loader selects. */
export function OffersSection({ section: { title, text, offers } }: { section: SectionOf<"offersSection"> }) {
  if (offers.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <ul className={`mt-8 grid gap-6 ${columnsFor(offers.length)}`}>
        {offers.map((promo, index) => (
          <li key={promo._id} className="grid">
            <PromoCard promo={promo} position={index + 1} isWide={offers.length === 1} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Avoids rows with gaps: three columns for a multiple of three, else two. */
function columnsFor(offers: number): string {
  if (offers === 1) return "";
  return offers % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-2";
}
