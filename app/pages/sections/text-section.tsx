import { RichText } from "#app/ui/rich-text.tsx";
import type { SectionOf } from "./section-frame.tsx";

/** Running text. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  return (
    <div className="contained pt-10">
      <RichText body={section.body} className="max-w-prose text-lg" />
    </div>
  );
}
