import { trackEvent } from "#app/analytics/track-event.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { usePagePath } from "#app/site/current-page.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** The fragment of the call-back form, for links within its page. */
export const CALLBACK_ANCHOR = "te-llamamos";

interface CallFreeLinkProps {
  /** Called too on a click, for an additional analytics event. */
  onClick?: () => void;
  variant?: ButtonVariant;
}

/** The prominent link to the call-back form, 'Llamadme gratis': for offers. */
export function CallFreeLink({ onClick, variant = "accent" }: CallFreeLinkProps) {
  const trackClick = useTrackCallbackLink();
  const track = () => {
    onClick?.();
    trackClick();
  };
  return (
    <ButtonLink path={PATHS.callback} onClick={track} variant={variant}>
      <Icon name="phone" size={18} />
      <T k="kits:callFree" />
    </ButtonLink>
  );
}

interface CallMeLinkProps {
  /** Renders a plain link. */
  isSmall?: boolean;
  className?: string;
}

/** The quiet link to the call-back form, 'Te llamamos': for the header and the end of pages. */
export function CallMeLink({ isSmall = false, className = "" }: CallMeLinkProps) {
  const path = localePath(useLocale(), PATHS.callback);
  const trackClick = useTrackCallbackLink();
  if (isSmall) {
    return (
      <Link to={path} onClick={trackClick} className={`inline-flex min-h-11 items-center font-semibold ${className}`}>
        <T k="common:callMe" />
      </Link>
    );
  }
  return (
    <ButtonLink to={path} onClick={trackClick} variant="quiet" className={`shrink-0 ${className}`}>
      <Icon name="phone" size={18} />
      <T k="common:callMe" />
    </ButtonLink>
  );
}

/** The click handler of a link to the call-back form. See docs/rules.md#analytics-events. */
export function useTrackCallbackLink(): () => void {
  const pagePath = usePagePath();
  return () => trackEvent({ event: "call_request", action: "asked", place: pagePath });
}
