import { Words } from "#app/i18n/t.tsx";
import { KitCard } from "#app/kits/kit-card.tsx";
import type { SectionOf } from "../section.ts";

/** The cards of a segment's kits. */
export function KitsSection({ section }: { section: SectionOf<"kitsSection"> }) {
  return (
    <section id="kits" className="mx-auto max-w-7xl px-4 pt-14 lg:px-8">
      <h2 className="text-3xl sm:text-4xl">
        <Words of={section.title} />
      </h2>
      {section.text ? (
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Words of={section.text} />
        </p>
      ) : null}
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {section.kits.map((kit) => (
          <KitCard key={kit._id} kit={kit} />
        ))}
      </div>
    </section>
  );
}
