import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./languages.ts";
import type { InterfaceTexts } from "./texts.generated.ts";

export type Namespace = keyof InterfaceTexts;

/** The key of an interface text with its namespace: `checkout:confirm`. */
export type TextKey = { [Name in Namespace]: `${Name}:${keyof InterfaceTexts[Name] & string}` }[Namespace];

/** Interface texts by language, namespace and key. The default language has the texts that are missing in the page's language. */
export type Texts = Partial<Record<Locale, Record<string, Record<string, string>>>>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    keySeparator: false;
    resources: InterfaceTexts;
  }
}

/**
 * An i18next instance for one page. It is ready at once, so that server and browser render the same. `brand` fills `{{brand}}` in
 * every text. See docs/rules.md#operator-in-texts.
 */
export function createTexts(locale: Locale, texts: Texts, brand: string): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: texts,
    defaultNS: "common",
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
  });
  return instance;
}

/** Merges the texts that the loaders of several routes returned. */
export function mergeTexts(all: Texts[]): Texts {
  const merged: Texts = {};
  for (const texts of all) {
    for (const locale of LOCALES) {
      if (texts[locale]) merged[locale] = { ...merged[locale], ...texts[locale] };
    }
  }
  return merged;
}
