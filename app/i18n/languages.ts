/**
 * The languages of the site. To add one, add an entry here and its texts (CONTRIBUTING, 'A language').
 *
 * The key is the language's code: the value of `lang` and `hreflang`, and the field that holds its texts in the content.
 */
export const LANGUAGES = {
  es: {
    /** The language's own name, as the language switch shows it. */
    name: "Castellano",
    /** The name in Spanish, for the Studio. */
    spanishName: "castellano",
    /** First segment of its paths; empty for the default language. */
    prefix: "",
    openGraph: "es_ES",
    dateOrder: "day-month-year",
  },
  eu: {
    name: "Euskara",
    spanishName: "euskera",
    prefix: "eu",
    openGraph: "eu_ES",
    dateOrder: "year-month-day",
  },
} as const satisfies Record<string, Language>;

interface Language {
  name: string;
  spanishName: string;
  prefix: string;
  openGraph: string;
  dateOrder: "day-month-year" | "year-month-day";
}

export type Locale = keyof typeof LANGUAGES;

/** The complete language. Texts that another language lacks are shown in this one. */
export const DEFAULT_LOCALE = "es" satisfies Locale;

export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;

export const LOCALES = Object.keys(LANGUAGES).filter(isLocale);

/** The languages whose texts may be missing. */
export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(LANGUAGES, code);
}
