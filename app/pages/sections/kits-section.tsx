import { T } from "#app/i18n/t.tsx";
import { sharedDevices } from "#app/kits/compare/compare-kits.ts";
import { ComplementList } from "#app/kits/complements.tsx";
import { KitCard } from "#app/kits/kit-card.tsx";
import { FreeServices } from "#app/kits/price-display/free-services.tsx";
import { PriceTerritory } from "#app/kits/price-display/price-territory.tsx";
import { useQuotes } from "#app/kits/price-display/use-quotes.ts";
import type { CardKit } from "#app/kits/queries.ts";
import { CHOOSE_KIT_ANCHOR, KIT_UNAVAILABLE_ANCHOR, PATHS } from "#app/paths.ts";
import { Note } from "#app/ui/alert.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/**
 * For visitors who are redirected to its anchor, because their kit is unavailable or they have to choose one. CSS shows it, for the page
 * is cached for all; that needs a full page load.
 */
const REDIRECT_NOTE = "mb-8 hidden scroll-mt-32 target:flex";

export function KitsSection({ section }: { section: SectionOf<"kitsSection"> }) {
  const quoteFor = useQuotes();
  const [first] = section.kits;
  const shared = sharedDevices(section.kits);
  return (
    <SectionFrame id="kits">
      <Note id={KIT_UNAVAILABLE_ANCHOR} variant="attention" className={REDIRECT_NOTE}>
        <T k="sections:kitUnsold" />
      </Note>
      <Note id={CHOOSE_KIT_ANCHOR} variant="info" className={REDIRECT_NOTE}>
        <T k="sections:kitFirst" />{" "}
        <TextLink path={PATHS.quiz}>
          <T k="sections:kitUnsure" />
        </TextLink>
      </Note>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <SectionHeading title={section.title} text={section.text} />
        {first ? <PriceTerritory quote={quoteFor(first)} /> : null}
      </div>
      {first && shared.length > 0 ? <SharedContents kit={first} shared={shared} /> : null}
      <div className="mt-4 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {section.kits.map((kit, position) => (
          <KitCard key={kit._id} kit={kit} before={section.kits[position - 1]} shared={shared} />
        ))}
      </div>
      {first ? (
        <div className="free mt-6 lg:flex lg:justify-center">
          <FreeServices quote={quoteFor(first)} saysCommitment={false} />
        </div>
      ) : null}
    </SectionFrame>
  );
}

/** What all kits contain alike, once: their cards have only what differs. */
function SharedContents({ kit, shared }: { kit: CardKit; shared: string[] }) {
  return (
    <div className="shared mt-4 grid items-center gap-x-8 gap-y-2 rounded-lg bg-tint p-4 text-sm leading-tight lg:flex">
      <T as="p" className="shrink-0 font-bold" k="kits:allContain" />
      <ComplementList
        complements={kit.complements
          .filter(({ device }) => device && shared.includes(device))
          .map(({ _key, quantity, short, image }) => ({ key: _key, quantity, name: short, image }))}
        className="grid grow grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-4"
      />
    </div>
  );
}
