import { useId } from "react";
import { Words } from "#app/i18n/t.tsx";
import { CompareTable } from "#app/kits/compare-table.tsx";
import type { SectionOf } from "../section.ts";
import { SectionFrame } from "./section-frame.tsx";

/** The kits of a segment side by side. */
export function CompareSection({ section: { title, text, kits } }: { section: SectionOf<"compareSection"> }) {
  const id = useId();
  if (kits.length === 0) return null;
  return (
    <SectionFrame>
      <h2 id={id} className="text-heading">
        <Words of={title} />
      </h2>
      {text ? (
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Words of={text} />
        </p>
      ) : null}
      <div className="mt-8">
        <CompareTable labelledBy={id} kits={kits} />
      </div>
    </SectionFrame>
  );
}
