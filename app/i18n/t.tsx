import { useLocation, useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { localeOf } from "./locale.ts";
import { foreignLangOf, type LocalizedText, textOf } from "./localize.ts";
import { findText, mergeTexts, type TextKey, type Texts, type TextValues } from "./texts.ts";

interface PageTexts {
  locale: Locale;
  texts: Texts;
  /** The operator's name, which fills `{{brand}}` in every text. See docs/rules.md#operator-in-texts. */
  brand: string;
}

const PageTextsContext = createContext<PageTexts>({ locale: DEFAULT_LOCALE, texts: {}, brand: "" });

/** Provides the interface texts that the loaders of the page's routes returned. */
export function TextsProvider({ brand, children }: { brand: string; children: ReactNode }) {
  const matches = useMatches();
  const locale = localeOf(useLocation().pathname);
  const value = useMemo(
    () => ({ locale, texts: mergeTexts(matches.flatMap(({ data }) => (hasTexts(data) ? [data.texts] : []))), brand }),
    [locale, matches, brand],
  );
  return <PageTextsContext.Provider value={value}>{children}</PageTextsContext.Provider>;
}

function hasTexts(data: unknown): data is { texts: Texts } {
  return typeof data === "object" && data !== null && "texts" in data;
}

/** The interface texts of the page. Components use `T` and `useText`. */
export const usePageTexts = () => useContext(PageTextsContext);

/** Returns interface texts as strings, for attributes and titles. Elsewhere use `T`, which marks the language. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const { texts, locale, brand } = usePageTexts();
  return (key, values) => textOf(findText(texts, locale, key, { brand, ...values }));
}

/** The language of the page. */
export function useLocale(): Locale {
  return usePageTexts().locale;
}

/** An interface text. If the page's language lacks it, the default language is shown and marked. See docs/rules.md#two-languages. */
export function T({ k, values }: { k: TextKey; values?: TextValues }) {
  const { texts, locale, brand } = usePageTexts();
  return <ContentText of={findText(texts, locale, k, { brand, ...values })} />;
}

/** A text of the content, marked with its language if that is not the page's. */
export function ContentText({ of }: { of: LocalizedText }) {
  const lang = foreignLangOf(of);
  const text = textOf(of);
  return lang ? <span lang={lang}>{text}</span> : text;
}
