import { Selector } from "#app/kits/selector/selector.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The product selector of a segment's kits. */
export default function SelectorSection({ section }: { section: SectionOf<"selectorSection"> }) {
  const { title, text, segment, kits, camera, house } = section;
  if (kits.length === 0) return null;
  return (
    <SectionFrame id={`selector-${segment}`}>
      <SectionHeading title={title} text={text} />
      <Selector kits={kits} camera={camera} house={house} />
    </SectionFrame>
  );
}
