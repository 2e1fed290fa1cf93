import { isForStatus } from "#app/promos/promo.ts";
import { PromoCard } from "#app/promos/promo-card.tsx";
import { useSite } from "#app/site/use-site.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Promos as large cards: those that run today and are for the visitor's client status. */
export function OffersSection({ section: { title, text, offers } }: { section: SectionOf<"offersSection"> }) {
  const { clientStatus } = useSite();
  const shown = offers.filter((promo) => isForStatus(promo, clientStatus));
  if (shown.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading title={title} text={text} />
      <ul className={`mt-8 grid gap-6 ${columnsFor(shown.length)}`}>
        {shown.map((promo, index) => (
          <li key={promo._id} className="grid">
            <PromoCard promo={promo} position={index + 1} isWide={shown.length === 1} />
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
