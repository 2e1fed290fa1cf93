import { DEFAULT_LOCALE, type Locale, type TranslatedLocale } from "./languages.ts";
import { compactRichText, isRichText, type PageRichText, type RichTextBlock } from "./rich-text.ts";

/** A text of the content in another language than the page's. */
interface FallbackText<Text> {
  text: Text;
  lang: Locale;
}

/** A text of the content as a page shows it. Names its language only if that is not the page's, so that pages stay small. */
export type LocalizedText<Text = string> = Text | FallbackText<Text>;

/** A text of the content in every language. Only the default language is certain to be there. */
export type Translations<Text = string> = { [Code in typeof DEFAULT_LOCALE]: Text } & {
  [Code in TranslatedLocale]?: Text;
};

/** A content value in which the text that the page shows replaces each set of translations. Fields without a value are absent. */
export type Localized<Value> =
  Value extends Translations<infer Text>
    ? LocalizedText<NonNullable<Text> extends RichTextBlock[] ? PageRichText : NonNullable<Text>>
    : Value extends readonly (infer Item)[]
      ? Localized<Item>[]
      : Value extends object
        ? LocalizedFields<Value>
        : Value;

type LocalizedFields<Fields> = {
  [Key in keyof Fields as null extends Fields[Key] ? never : Key]: Localized<Fields[Key]>;
} & {
  [Key in keyof Fields as null extends Fields[Key] ? Key : never]?: Localized<Exclude<Fields[Key], null>>;
};

/** The results of `localize`, by language. Content is cached until a publish, so each value is localized once per publish. */
const results = new WeakMap<object, Map<Locale, unknown>>();

/**
 * Replaces each set of translations in a content value by its text in one language. A missing or empty text is replaced by that of
 * the default language. See docs/rules.md#two-languages. Fields that are null are left out. Equal objects in the result are one
 * object, which is serialized once.
 */
export function localize<Value>(value: Value, locale: Locale): Localized<Value>;
export function localize(value: unknown, locale: Locale): unknown {
  if (typeof value !== "object" || value === null) return value;
  const byLocale = results.get(value) ?? new Map<Locale, unknown>();
  if (!byLocale.has(locale)) {
    results.set(value, byLocale);
    byLocale.set(locale, localizeValue(value, locale, new Map()));
  }
  return byLocale.get(locale);
}

/** The objects of a result, by their JSON. */
type Seen = Map<string, object>;

function localizeValue(value: unknown, locale: Locale, seen: Seen): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => localizeValue(item, locale, seen));
  if (isTranslations(value)) return textIn(value, locale);
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return once(Object.fromEntries(fields.map(([name, field]) => [name, localizeValue(field, locale, seen)])), seen);
}

function once(value: object, seen: Seen): object {
  const json = JSON.stringify(value);
  const known = seen.get(json);
  if (!known) seen.set(json, value);
  return known ?? value;
}

function isTranslations(value: object): value is Translations<unknown> {
  return DEFAULT_LOCALE in value;
}

function textIn(translations: Translations<unknown>, locale: Locale): unknown {
  const translation = translations[locale];
  const isMissing = !translation || (Array.isArray(translation) && translation.length === 0);
  const text = isMissing ? translations[DEFAULT_LOCALE] : translation;
  const shown = isRichText(text) ? compactRichText(text) : text;
  return isMissing && locale !== DEFAULT_LOCALE ? { text: shown, lang: DEFAULT_LOCALE } : shown;
}

export function textOf<Text extends string | unknown[]>(localized: LocalizedText<Text>): Text {
  return isFallback(localized) ? localized.text : localized;
}

/** The language of a text; undefined if it is the page's. */
export function foreignLangOf(localized: LocalizedText<string | unknown[]>): Locale | undefined {
  return isFallback(localized) ? localized.lang : undefined;
}

function isFallback<Text extends string | unknown[]>(localized: LocalizedText<Text>): localized is FallbackText<Text> {
  return typeof localized === "object" && "lang" in localized;
}
