/** The languages of the site; Spanish is complete, Basque falls back to it (decisions 20). */
export const LOCALES = ["es", "eu"] as const;
export type Locale = (typeof LOCALES)[number];

/** A text as a page shows it: with the language that it is really in. */
export interface Phrase<Text = string> {
  text: Text;
  lang: Locale;
}

interface Translations<Text> {
  es: Text;
  eu?: Text;
}

/** A content value with every pair of translations replaced by the one phrase that the page shows. */
export type Localized<Value> =
  Value extends Translations<infer Text>
    ? Phrase<NonNullable<Text>>
    : Value extends readonly (infer Item)[]
      ? Localized<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Localized<Value[Key]> }
        : Value;

function isTranslations(value: object): value is Translations<unknown> {
  return "es" in value;
}

/** Picks one language throughout a content value, Spanish where Basque is missing or empty (decisions 20). */
export function localize<Value>(value: Value, locale: Locale): Localized<Value>;
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if (!isTranslations(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, locale)]));
  }
  const translation = value[locale];
  const isMissing = !translation || (Array.isArray(translation) && translation.length === 0);
  return isMissing ? { text: value.es, lang: "es" } : { text: translation, lang: locale };
}
