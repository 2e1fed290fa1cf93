import { ContentText } from "#app/i18n/t.tsx";
import type { ButtonVariant } from "#app/ui/button.tsx";
import { Panel } from "./panel.tsx";
import { SectionLink, type SectionOf } from "./section-frame.tsx";

interface Props {
  section: SectionOf<"kitHelpSection">;
  variant?: ButtonVariant | undefined;
}

/** 'No sé qué kit necesito': a link to the quiz. */
export function KitHelpSection({ section: { title, text, link }, variant }: Props) {
  return (
    <Panel title={<ContentText of={title} />} text={text && <ContentText of={text} />}>
      <SectionLink link={link} variant={variant} />
    </Panel>
  );
}
