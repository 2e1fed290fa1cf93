import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { TextLink } from "#app/ui/link.tsx";

interface Props {
  kit: { kitName: LocalizedText };
  to: string;
  onClick?: () => void;
}

/** 'Más info', which leads to what a kit contains; with its name for screen readers, because a page has several. */
export function MoreLink({ kit, ...link }: Props) {
  return (
    <TextLink {...link} variant="standalone">
      <T k="kits:more" />
      <span className="sr-only">
        {" "}
        <ContentText of={kit.kitName} />
      </span>
    </TextLink>
  );
}
