import { Selector } from "#app/kits/selector/selector.tsx";
import { PATHS } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The product selector of a segment's kits, or of all. */
export default function SelectorSection({ section }: { section: SectionOf<"selectorSection"> }) {
  const { title, text, segment, kits, extras, house } = section;
  // There the questions come first: one orange button at a time.
  const startsClosed = usePagePath() === PATHS.quiz;
  if (kits.length === 0) return null;
  const anchor = `selector-${segment}`;
  return (
    <SectionFrame id={anchor}>
      <SectionHeading title={title} text={text} />
      <Selector kits={kits} extras={extras} house={house} anchor={anchor} startsClosed={startsClosed} />
    </SectionFrame>
  );
}
