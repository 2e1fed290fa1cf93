import type { ContentReader } from "#app/sanity/client.server.ts";
import type { Locale } from "#app/sanity/localized.ts";
import { INTERFACE_TEXTS } from "./queries.ts";
import type { Namespace, Texts } from "./texts.ts";

/** Fetches the interface texts of some namespaces for one language; Spanish comes along where Basque is missing. */
export async function loadTexts(content: ContentReader, locale: Locale, namespaces: Namespace[]): Promise<Texts> {
  const documents = await content.fetch(INTERFACE_TEXTS, { namespaces });
  const texts: Texts = {};
  for (const { namespace, entries } of documents) {
    for (const { key, es, eu } of entries) {
      const language = locale === "eu" && eu ? "eu" : "es";
      texts[language] ??= {};
      texts[language][namespace] ??= {};
      texts[language][namespace][key] = language === "eu" && eu ? eu : es;
    }
  }
  return texts;
}
