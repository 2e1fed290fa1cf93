import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useTrackCallbackLink } from "./callback-link.tsx";

interface Props {
  /** A plain link, for the top bar. */
  isSmall?: boolean;
  variant?: ButtonVariant;
  className?: string;
}

/** 'Te llamamos': a link to the call-back form. */
export function CallMe({ isSmall = false, variant = "accent", className = "" }: Props) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  if (isSmall) {
    return (
      <Link
        to={path}
        onClick={trackClick}
        className={`inline-flex min-h-11 items-center font-bold text-accent ${className}`}
      >
        <T k="common:callMe" />
      </Link>
    );
  }
  return (
    <ButtonLink to={path} onClick={trackClick} variant={variant} className={`shrink-0 ${className}`}>
      <Icon name="phone" size={18} />
      <T k="common:callMe" />
    </ButtonLink>
  );
}
