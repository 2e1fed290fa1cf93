import { report } from "#app/analytics/report.ts";
import { usePlace } from "#app/analytics/use-place.ts";
import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface Props {
  variant?: ButtonVariant;
  className?: string;
}

/** 'Llamadme gratis': leads to the form that asks for a call (section 2). */
export function CallbackLink({ variant, className }: Props) {
  const locale = useLocale();
  const tell = useTrackCallbackLink();
  return (
    <ButtonLink to={localePath(locale, PATHS.callback)} onClick={tell} variant={variant} className={className}>
      <Icon name="phone" size={18} />
      <T k="kits:callFree" />
    </ButtonLink>
  );
}

/** For a link to the call-back form: tells analytics that somebody follows it, and from which page. */
export function useTrackCallbackLink(): () => void {
  const place = usePlace();
  return () => report({ event: "call_request", action: "asked", place });
}
