import type { CustomValidatorResult, RuleDef, ValidationContext } from "@sanity/types";
import { DEFAULT_LOCALE, LANGUAGES, type Locale, TRANSLATED_LOCALES } from "../../../app/i18n/languages.ts";

const DEFAULT_NAME = LANGUAGES[DEFAULT_LOCALE].spanishName;

const TRANSLATED_NAMES = TRANSLATED_LOCALES.map((locale) => `el ${LANGUAGES[locale].spanishName}`).join(" o ");

/** The title of a language's field: 'Euskera'. */
export function languageTitle(locale: Locale): string {
  const name = LANGUAGES[locale].spanishName;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Name, title and rule of the field for one language. The default language is required. */
export function languageField(locale: Locale) {
  return {
    name: locale,
    title: languageTitle(locale),
    validation: <Rule extends RuleDef<Rule, never>>(rule: Rule) =>
      locale === DEFAULT_LOCALE
        ? rule.required().error(`El texto en ${DEFAULT_NAME} es lo que se muestra si falta ${TRANSLATED_NAMES}.`)
        : rule.custom(translationMissing(locale)).info(),
  };
}

/**
 * An info message about a missing translation: the site shows the default language instead. Without a text in the default language
 * there is no message.
 */
export const translationMissing =
  (locale: Locale) =>
  (value: unknown, { parent }: Pick<ValidationContext, "parent">): CustomValidatorResult => {
    const { spanishName } = LANGUAGES[locale];
    if (!isEmpty(value) || isEmpty(textIn(parent, DEFAULT_LOCALE))) return true;
    return `Falta el ${spanishName}: en la web en ${spanishName} saldrá el ${DEFAULT_NAME}.`;
  };

/** The text in one language, from an object with a field for each language. */
export function textIn(translations: unknown, locale: Locale): unknown {
  if (typeof translations !== "object" || translations === null) return undefined;
  return Object.entries(translations).find(([name]) => name === locale)?.[1];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The names of placeholders that the site replaces in a text: {{brand}}, {{price}}. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = ""]) => name).sort();
}

/**
 * Refuses a translation with other placeholders than the original text. Without a placeholder a price or a brand is missing; an
 * unknown one is shown to visitors with its braces.
 */
export function placeholderProblem(original: string | undefined, translation: string | undefined): true | string {
  if (!original || !translation) return true;
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(translation);
  if (wanted.join() === found.join()) return true;
  const list = wanted.map((name) => `{{${name}}}`).join(", ") || "ninguno";
  return `Los datos entre llaves no coinciden con los del ${LANGUAGES[DEFAULT_LOCALE].spanishName} (${list}).`;
}
