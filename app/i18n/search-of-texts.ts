import type { Locale } from "#app/i18n/languages.ts";
import type { LocalizedText } from "#app/i18n/localize.ts";
import type { TextValues } from "./t.tsx";
import { createTexts, type TextKey, type Texts } from "./texts.ts";

/** The interface texts that a page has loaded. */
interface Named {
  locale: Locale;
  texts: Texts;
}

/** The namespaces whose texts name a page for search engines. */
export type NamedByTexts = "accessories" | "contact" | "help" | "promos";

/** Title and description for search engines of a page whose texts are interface texts; `values` fill their gaps. */
export function searchOfTexts(
  { locale, texts }: Named,
  namespace: NamedByTexts,
  values: TextValues = {},
): { title: LocalizedText; description: LocalizedText } {
  const { t } = createTexts(locale, texts, "");
  return {
    title: { text: t(`${namespace}:searchTitle`, values), lang: locale },
    description: { text: t(`${namespace}:searchDescription`, values), lang: locale },
  };
}

/** An interface text outside of components, as a page's name. */
export function textOf({ locale, texts }: Named, key: TextKey): LocalizedText {
  return { text: createTexts(locale, texts, "").t(key), lang: locale };
}
