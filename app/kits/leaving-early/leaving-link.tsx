import { localePath } from "#app/i18n/locale.ts";
import { T, useLocale } from "#app/i18n/t.tsx";
import { PATHS } from "#app/paths.ts";
import { TextLink } from "#app/ui/link.tsx";

/** 'Qué cuesta irse antes': follows the sentences on the commitment, and leads to what each month costs. */
export function LeavingLink() {
  const locale = useLocale();
  return (
    <>
      {" "}
      <TextLink to={`${localePath(locale, PATHS.terms)}#s-cost`}>
        <T k="kits:leaving" />
      </TextLink>
    </>
  );
}
