import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CALLBACK_PATH } from "./paths.ts";
import { useCallAsked } from "./use-call-asked.ts";

interface Props {
  look?: ButtonLook;
  className?: string;
}

/** 'Llamadme gratis': leads to the form that asks for a call (section 2). */
export function CallFree({ look, className }: Props) {
  const locale = useLocale();
  const tell = useCallAsked();
  return (
    <ButtonLink to={localePath(locale, CALLBACK_PATH)} onClick={tell} look={look} className={className}>
      <Icon name="phone" size={18} />
      <T k="kits:callFree" />
    </ButtonLink>
  );
}
