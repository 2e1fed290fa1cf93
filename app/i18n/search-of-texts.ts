import type { Locale, Phrase } from "#app/content/localized.ts";
import type { TextValues } from "./t.tsx";
import { createTexts, type Texts } from "./texts.ts";

/** The interface texts that name a page of their own for search engines. */
interface Named {
  locale: Locale;
  texts: Texts;
}

/** Title and description for search engines of a page whose texts are interface texts; `values` fill their gaps. */
export function searchOfTexts(
  { locale, texts }: Named,
  namespace: "accessories" | "help" | "promos",
  values: TextValues = {},
): { title: Phrase; description: Phrase } {
  const { t } = createTexts(locale, texts, "");
  return {
    title: { text: t(`${namespace}:searchTitle`, values), lang: locale },
    description: { text: t(`${namespace}:searchDescription`, values), lang: locale },
  };
}
