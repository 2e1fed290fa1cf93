import { createInstance, type ParseKeys, type Resource } from "i18next";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import type texts from "./texts.generated.json";

type Namespaces = typeof texts;

// The keys of `t` and `T`: an unknown one is a type error.
declare module "i18next" {
  interface CustomTypeOptions {
    resources: { [Name in keyof Namespaces]: Record<keyof Namespaces[Name], string> };
    defaultNS: ["common", ...(keyof Namespaces)[]];
    keySeparator: false;
  }
}

/** The key of an interface text with its namespace: `checkout:confirm`. A plural has no suffix: `quiz:fewQuestions`. */
export type TextKey = Extract<ParseKeys, `${string}:${string}`>;

/** Values of the placeholders of a text: `{{months}}`. `count` chooses the plural form. */
export type TextValues = Record<string, string | number> & { count?: number };

/** An i18next instance with the texts of one language. It is initialised synchronously, so that server and browser render the same. */
export function createTexts(locale: Locale, resources: Resource) {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources,
    defaultNS: "common",
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => "",
    react: { useSuspense: false },
  });
  return i18n;
}
