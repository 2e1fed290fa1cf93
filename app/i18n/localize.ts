import { DEFAULT_LOCALE, type Locale, type TranslatedLocale } from "./languages.ts";

/** A text of the content as a page shows it, with the language that it is in. */
export interface LocalizedText<Text = string> {
  text: Text;
  lang: Locale;
}

/** A text of the content in every language. Only the default language is certain to be there. */
export type Translations<Text = string> = { [Code in typeof DEFAULT_LOCALE]: Text } & {
  [Code in TranslatedLocale]?: Text;
};

/** A content value in which the text that the page shows replaces each set of translations. */
export type Localized<Value> =
  Value extends Translations<infer Text>
    ? LocalizedText<NonNullable<Text>>
    : Value extends readonly (infer Item)[]
      ? Localized<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Localized<Value[Key]> }
        : Value;

function isTranslations(value: object): value is Translations<unknown> {
  return DEFAULT_LOCALE in value;
}

/**
 * Replaces each set of translations in a content value by its text in one language. A missing or empty text is replaced by that of
 * the default language. See docs/rules.md#two-languages.
 */
export function localize<Value>(value: Value, locale: Locale): Localized<Value>;
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if (!isTranslations(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, locale)]));
  }
  const translation = value[locale];
  const isMissing = !translation || (Array.isArray(translation) && translation.length === 0);
  return isMissing ? { text: value[DEFAULT_LOCALE], lang: DEFAULT_LOCALE } : { text: translation, lang: locale };
}
