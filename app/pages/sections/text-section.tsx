import { RichText } from "#app/ui/rich-text.tsx";
import type { SectionOf } from "../section.ts";

/** Running text. */
export function TextSection({ section }: { section: SectionOf<"textSection"> }) {
  return (
    <section className="mx-auto max-w-7xl px-4 pt-10 lg:px-8">
      <RichText body={section.body} className="max-w-prose text-lg" />
    </section>
  );
}
