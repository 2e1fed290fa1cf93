import { useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { I18nContext } from "react-i18next";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { localeOf } from "./locale.ts";
import { foreignLangOf, type LocalizedText, textOf } from "./localize.ts";
import type { TextKey, TextValues } from "./texts.ts";

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

type TextElement =
  | ("h1" | "h2" | "h3" | "h4" | "p" | "span" | "strong" | "small" | "b")
  | ("li" | "dt" | "dd" | "legend" | "summary" | "figcaption");

/** The element around a text. Without one the text stands bare, and has no attributes. */
type Around =
  | { as: TextElement; className?: string; id?: string }
  | { as?: undefined; className?: undefined; id?: undefined };

/**
 * An interface text, in an element if `as` names one: `<T as="h2" className="text-heading" k="thanks:next" />`. If the page's language
 * lacks it, the default language is shown and marked (docs/rules.md#two-languages). For attributes use i18next's `useTranslation`.
 */
export function T({ k, values, ...around }: { k: TextKey; values?: TextValues } & Around) {
  // Not `useTranslation`, whose dozen hooks are for texts that change within an instance: a page has some hundred texts.
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) return <ContentText {...around} of="" />;
  const { res, usedLng } = i18n.t(k, { ...values, returnDetails: true });
  return <ContentText {...around} of={usedLng === i18n.language ? res : { text: res, lang: DEFAULT_LOCALE }} />;
}

/**
 * A text of the content, marked with its language if that is not the page's. `as` puts it in an element:
 * `<ContentText as="p" className="text-muted" of={kit.title} />`.
 */
export function ContentText({ of, as: Element, ...attributes }: { of: LocalizedText } & Around) {
  const lang = foreignLangOf(of);
  const text = lang ? <span lang={lang}>{textOf(of)}</span> : textOf(of);
  return Element ? <Element {...attributes}>{text}</Element> : text;
}

/** The rest of a link's or button's name, for screen readers only: what it is about, where a page has several with the same text. */
export function ForReaders({ children }: { children: ReactNode }) {
  return <span className="sr-only"> {children}</span>;
}
