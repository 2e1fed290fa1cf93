import { createInstance } from "i18next";
import { useMemo } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { ContentText, usePageTexts } from "./t.tsx";
import type { InterfaceTexts } from "./texts.generated.ts";
import type { Namespace, Texts } from "./texts.ts";

/** The texts that have a form for one and a form for others: the key without `_one` and `_other`. */
type CountKey = {
  [Name in Namespace]: keyof InterfaceTexts[Name] extends infer Key
    ? Key extends `${infer Base}_other`
      ? `${Name}:${Base}`
      : never
    : never;
}[Namespace];

/**
 * An interface text with a number, in the plural form that the language has for it: 'Queda 1 pregunta', 'Quedan 3 preguntas'. A file
 * of its own: it brings i18next, which other texts do not need.
 */
export function CountText({ k, count }: { k: CountKey; count: number }) {
  const { texts, locale, brand } = usePageTexts();
  const i18n = useMemo(() => createTexts(locale, texts, brand), [locale, texts, brand]);
  const { t } = useTranslation(undefined, { i18n });
  const { res, usedLng } = t(k, { count, returnDetails: true });
  return <ContentText of={usedLng === locale ? res : { text: res, lang: DEFAULT_LOCALE }} />;
}

/** An i18next instance for one page. It is ready at once, so that server and browser render the same. */
function createTexts(locale: Locale, texts: Texts, brand: string) {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
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
