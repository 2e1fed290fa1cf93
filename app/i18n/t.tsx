import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { localeOf } from "./locale.ts";
import { foreignLangOf, type LocalizedText, textOf } from "./localize.ts";
import type { TextKey, TextValues } from "./texts.ts";

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/**
 * An interface text. If the page's language lacks it, the default language is shown and marked (docs/rules.md#two-languages). For
 * attributes use i18next's `useTranslation`.
 */
export function T({ k, values }: { k: TextKey; values?: TextValues }) {
  // Not `useTranslation`, whose dozen hooks are for texts that change within an instance: a page has some hundred texts.
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) return null;
  const { res, usedLng } = i18n.t(k, { ...values, returnDetails: true });
  return <ContentText of={usedLng === i18n.language ? res : { text: res, lang: DEFAULT_LOCALE }} />;
}

/** A text of the content, marked with its language if that is not the page's. */
export function ContentText({ of }: { of: LocalizedText }) {
  const lang = foreignLangOf(of);
  const text = textOf(of);
  return lang ? <span lang={lang}>{text}</span> : text;
}
