import { ContentText } from "#app/i18n/t.tsx";
import { ComplementList } from "#app/kits/complements.tsx";
import { KitOffer } from "#app/kits/page/kit-offer.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import { kitAnchor } from "#app/paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SectionFrame, type SectionOf } from "./section-frame.tsx";

/** One kit as a wide card: its picture, what it contains, its price with extras, and 'Lo quiero'. */
export default function KitOfferSection({ section }: { section: SectionOf<"kitOfferSection"> }) {
  const { title, kit } = section;
  const quote = useQuotes()(kit);
  return (
    <SectionFrame id={kitAnchor(kit)}>
      <div className="card grid md:grid-cols-2 lg:grid-cols-[2fr_1fr]">
        <div className="lg:grid lg:grid-cols-2">
          <div className="flex items-center bg-tint">
            <Picture
              image={kit.image}
              slot="card"
              sizes="(min-width: 64.5rem) 400px, 92vw"
              className="size-full object-cover"
            />
          </div>
          <div className="p-4 pb-0 lg:p-6">
            <ContentText as="h2" className="text-2xl" of={title} />
            <ContentText as="p" className="mt-2 mb-4 text-muted" of={kit.description} />
            <ComplementList
              complements={kit.complements.map(({ _key, quantity, short }) => ({ key: _key, quantity, name: short }))}
              className="mb-4 leading-snug max-lg:text-sm"
            />
            <PriceTerritory quote={quote} />
          </div>
        </div>
        <KitOffer kit={kit} key={kit._id} isInCard />
      </div>
    </SectionFrame>
  );
}
