import { KitCard } from "#app/kits/kit-card.tsx";
import { UnsoldNote } from "#app/kits/unsold-note.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/** The cards of a segment's kits. */
export function KitsSection({ section }: { section: SectionOf<"kitsSection"> }) {
  return (
    <SectionFrame id="kits">
      <UnsoldNote />
      <SectionHeading title={section.title} text={section.text} />
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {section.kits.map((kit) => (
          <KitCard key={kit._id} kit={kit} />
        ))}
      </div>
    </SectionFrame>
  );
}
