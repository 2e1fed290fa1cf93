import type { CustomValidatorResult, StringRule } from "@sanity/types";
import { LOCALES, type Locale } from "../../../app/i18n/languages.ts";

/** A required text that matches a pattern. Two rules, so that a missing text gives one message, not two. */
const matching = (pattern: RegExp, message: string) => (rule: StringRule) => [
  rule.required().error(message),
  rule.custom((value) => !value || pattern.test(value) || message),
];

/** A time of day on a 24-hour clock. */
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, "La hora se escribe 09:00.");

/** A phone number as visitors read it. */
export const phoneAsShown = matching(/^\+?\d[\d ]*$/, "Escribe el teléfono como se muestra: 900 622 550.");

/** A name for URLs and reports. */
export const identifier = matching(
  /^[A-Za-z0-9_-]+$/,
  "Solo letras sin acentos, números, guiones y guiones bajos, sin espacios.",
);

/** Help text of every field with an identifier. */
export const IDENTIFIER_HELP =
  "Para los informes y los enlaces; no se ve en la web. Mejor no cambiarlo una vez publicado.";

/** How many letters of a title and a description search engines show. */
export const SEARCH_LENGTHS = { title: 60, description: 160 } as const;

/** Warns of a text with more characters than search engines show. */
export const searchLengthWarning =
  (max: number) =>
  (value: Partial<Record<Locale, string>> | undefined): CustomValidatorResult => {
    const long = LOCALES.filter((locale) => (value?.[locale]?.length ?? 0) > max);
    if (long.length === 0) return true;
    return long.map((locale) => ({
      path: [locale],
      message: `Tiene ${value?.[locale]?.length} caracteres; los buscadores cortan a partir de ${max}.`,
    }));
  };
