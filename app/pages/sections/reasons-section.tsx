import { FeatureList } from "#app/ui/feature-list.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** Reasons, each with an icon. */
export function ReasonsSection({ section: { title, reasons } }: { section: SectionOf<"reasonsSection"> }) {
  return (
    <SectionFrame>
      <SectionHeading title={title} />
      <FeatureList
        features={reasons}
        className={`mt-6 grid gap-8 sm:grid-cols-2 ${reasons.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      />
    </SectionFrame>
  );
}
