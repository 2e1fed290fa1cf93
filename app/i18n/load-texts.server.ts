import type { ContentClient } from "#app/sanity/client.server.ts";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { INTERFACE_TEXTS } from "./queries.ts";
import type { Namespace, Texts } from "./texts.ts";

/**
 * Fetches the interface texts of some namespaces in one language. A missing text is fetched in the default language.
 *
 * @throws when Sanity cannot be reached.
 */
export async function loadTexts(content: ContentClient, locale: Locale, namespaces: Namespace[]): Promise<Texts> {
  const documents = await content.fetch(INTERFACE_TEXTS, { namespaces });
  const texts: Texts = {};
  for (const { namespace, entries } of documents) {
    for (const entry of entries) {
      const language = entry[locale] ? locale : DEFAULT_LOCALE;
      texts[language] ??= {};
      texts[language][namespace] ??= {};
      texts[language][namespace][entry.key] = entry[locale] || entry[DEFAULT_LOCALE];
    }
  }
  return texts;
}
