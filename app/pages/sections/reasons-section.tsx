import { FeatureList } from "#app/ui/feature-list.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/** A strip of reasons, each with an icon. */
export function ReasonsSection({ section: { title, reasons } }: { section: SectionOf<"reasonsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <FeatureList features={reasons} className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3" />
    </SectionFrame>
  );
}
