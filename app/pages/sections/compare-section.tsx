import { useId } from "react";
import { CompareTable } from "#app/kits/compare/compare-table.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** A comparison of the kits of a segment. */
export function CompareSection({ section: { title, text, kits } }: { section: SectionOf<"compareSection"> }) {
  const id = useId();
  if (kits.length === 0) return null;
  return (
    <SectionFrame>
      <SectionHeading id={id} title={title} text={text} />
      <div className="mt-8">
        <CompareTable labelledBy={id} kits={kits} />
      </div>
    </SectionFrame>
  );
}
