import { localePath } from "#app/i18n/locale.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { ContentText, useLocale } from "#app/i18n/t.tsx";
import type { MenuLink } from "#app/sanity/sanity.generated.ts";
import { useIsLinkToThisPage } from "#app/site/current-page.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";

interface Props {
  link: Localized<MenuLink> | null;
  variant?: ButtonVariant;
  className?: string;
}

/** The button of a section, where marketing gave it one that leads away from the page. */
export function SectionLink({ link, variant = "quiet", className }: Props) {
  const locale = useLocale();
  const isHere = useIsLinkToThisPage();
  if (!link || isHere(link.href)) return null;
  return (
    <ButtonLink to={localePath(locale, link.href)} variant={variant} className={className}>
      <ContentText of={link.label} />
    </ButtonLink>
  );
}
