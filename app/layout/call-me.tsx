import { useTrackCallbackLink } from "#app/callback/callback-link.tsx";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

interface Props {
  /** In the top bar, where a button of full size has no room. */
  isSmall?: boolean;
  look?: ButtonLook;
  className?: string;
}

/** 'Te llamamos': leads to the form that asks for a call. */
export function CallMe({ isSmall = false, look = "accent", className = "" }: Props) {
  const path = localePath(useLocale(), PATHS.callback);
  const tell = useTrackCallbackLink();
  if (isSmall) {
    return (
      <Link to={path} onClick={tell} className={`inline-flex min-h-11 items-center font-bold text-accent ${className}`}>
        <T k="common:callMe" />
      </Link>
    );
  }
  return (
    <ButtonLink to={path} onClick={tell} look={look} className={`shrink-0 ${className}`}>
      <Icon name="phone" size={18} />
      <T k="common:callMe" />
    </ButtonLink>
  );
}
