import { ContentText } from "#app/i18n/t.tsx";
import { Panel } from "./panel.tsx";
import { SectionLink, type SectionOf } from "./section-frame.tsx";

/** 'No sé qué kit necesito': a link to the quiz. */
export function KitHelpSection({ section: { title, text, link, kits } }: { section: SectionOf<"kitHelpSection"> }) {
  return (
    <Panel title={<ContentText of={title} />} text={text && <ContentText of={text} />} kits={kits}>
      <SectionLink link={link} />
    </Panel>
  );
}
