import type { CustomValidatorResult } from "@sanity/types";
import { LOCALES, type Locale } from "../../../app/i18n/languages.ts";

/** A warning for texts that search engines cut off: `most` is the number of characters they show. */
export const atMost =
  (most: number) =>
  (value: Partial<Record<Locale, string>> | undefined): CustomValidatorResult => {
    const long = LOCALES.filter((locale) => (value?.[locale]?.length ?? 0) > most);
    if (long.length === 0) return true;
    return long.map((locale) => ({
      path: [locale],
      message: `Tiene ${value?.[locale]?.length} caracteres; los buscadores cortan a partir de ${most}.`,
    }));
  };
