import { DEFAULT_LOCALE, LOCALES, type Locale } from "./languages.ts";
import type { LocalizedText } from "./localize.ts";
import type { InterfaceTexts } from "./texts.generated.ts";

export type Namespace = keyof InterfaceTexts;

/** The key of an interface text with its namespace: `checkout:confirm`. */
export type TextKey = { [Name in Namespace]: `${Name}:${keyof InterfaceTexts[Name] & string}` }[Namespace];

/** Interface texts by language, namespace and key. The default language has the texts that are missing in the page's language. */
export type Texts = Partial<Record<Locale, Record<string, Record<string, string>>>>;

/** Values of the placeholders of a text: `{{months}}`. */
export type TextValues = Record<string, string | number>;

/**
 * The interface text of a key, in the page's language or else in the default one, with its placeholders filled. A key without a text
 * is returned as it is, and reported: the page's loader left it out. Only a text that counts needs i18next (`count-text.tsx`), so that most pages are sent without it.
 */
export function findText(texts: Texts, locale: Locale, key: TextKey, values: TextValues): LocalizedText {
  const [namespace = "", name = ""] = key.split(":");
  const text = texts[locale]?.[namespace]?.[name];
  if (text !== undefined) return fillText(text, values);
  const fallback = texts[DEFAULT_LOCALE]?.[namespace]?.[name];
  if (fallback !== undefined) return { text: fillText(fallback, values), lang: DEFAULT_LOCALE };
  console.error(`The page has no interface text '${key}'`);
  return name;
}

/** Fills the placeholders of a text. One without a value becomes empty. */
function fillText(text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Merges the texts that the loaders of several routes returned. */
export function mergeTexts(all: Texts[]): Texts {
  const merged: Texts = {};
  for (const texts of all) {
    for (const locale of LOCALES) {
      for (const [namespace, entries] of Object.entries(texts[locale] ?? {})) {
        merged[locale] ??= {};
        merged[locale][namespace] = { ...merged[locale][namespace], ...entries };
      }
    }
  }
  return merged;
}
