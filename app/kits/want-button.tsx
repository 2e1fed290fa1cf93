import type { LocalizedText } from "#app/i18n/localize.ts";
import { ContentText, T } from "#app/i18n/t.tsx";
import { Button } from "#app/ui/button.tsx";

interface Props {
  /** The kit's own words for the button, where marketing gave it some. */
  label: LocalizedText | undefined;
  /** The id of the form that it sends, when it stands outside. */
  form?: string;
  className?: string;
}

/** 'Lo quiero': leads to the checkout with what was chosen. */
export function WantButton({ label, form, className }: Props) {
  return (
    <Button form={form} look="accent" className={className}>
      {label ? <ContentText of={label} /> : <T k="kits:want" />}
    </Button>
  );
}
