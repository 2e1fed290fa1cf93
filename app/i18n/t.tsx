import { useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./languages.ts";
import { localeOf } from "./locale.ts";
import type { LocalizedText } from "./localize.ts";
import { createTexts, mergeTexts, type TextKey, type Texts } from "./texts.ts";

/** Provides the interface texts that the loaders of the page's routes returned. `brand` is the operator's name, used in the texts. */
export function TextsProvider({ brand, children }: { brand: string; children: ReactNode }) {
  const matches = useMatches();
  const locale = localeOf(useLocation().pathname);
  const instance = useMemo(
    () => createTexts(locale, mergeTexts(matches.flatMap(({ data }) => (hasTexts(data) ? [data.texts] : []))), brand),
    [locale, matches, brand],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

function hasTexts(data: unknown): data is { texts: Texts } {
  return typeof data === "object" && data !== null && "texts" in data;
}

/** Values of the placeholders of a text: `{{months}}`. */
type TextValues = Record<string, string | number>;

/** Returns interface texts as strings, for attributes and titles. Elsewhere use `T`, which marks the language. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const { i18n } = useTranslation();
  return (key, values) => i18n.t(key, values ?? {});
}

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}

/** An interface text. If the page's language lacks it, the default language is shown and marked. See docs/rules.md#two-languages. */
export function T({ k, values }: { k: TextKey; values?: TextValues }) {
  const { i18n } = useTranslation();
  const [namespace = "", key = ""] = k.split(":");
  const text = i18n.t(k, values ?? {});
  const isFallback = i18n.language !== DEFAULT_LOCALE && i18n.getResource(i18n.language, namespace, key) === undefined;
  return isFallback ? <span lang={DEFAULT_LOCALE}>{text}</span> : text;
}

/** A text of the content, marked with its language if that is not the page's. */
export function ContentText({ of }: { of: LocalizedText }) {
  const locale = useLocale();
  return of.lang === locale ? of.text : <span lang={of.lang}>{of.text}</span>;
}
