import type { ContentClient } from "#app/sanity/client.server.ts";
import type { INTERFACE_TEXTS_RESULT } from "#app/sanity/sanity.generated.ts";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { INTERFACE_TEXTS } from "./queries.ts";
import { SHIPPED_TEXTS } from "./shipped-texts.generated.ts";
import type { Texts } from "./texts.ts";
import { TEXTS_OF } from "./texts-of-pages.generated.ts";

/** A route, the type of a section, or a part of a page that is not always shown. */
export type TextUser = keyof typeof TEXTS_OF;

/** The texts of some users in a language. Content is cached until a publish, so they are put together once a publish. */
const results = new WeakMap<INTERFACE_TEXTS_RESULT, Map<string, Texts>>();

/**
 * Fetches the interface texts that some routes, sections and steps use, in one language. A missing text is fetched in the default
 * language; one that the content does not have at all is the one that the code was shipped with.
 * The root route has the texts of every page's layout.
 *
 * @throws when Sanity cannot be reached.
 */
export async function loadTexts(content: ContentClient, locale: Locale, users: TextUser[]): Promise<Texts> {
  const keys = new Set(users.flatMap((user) => TEXTS_OF[user]));
  const namespaces = [...new Set([...keys].map((key) => key.slice(0, key.indexOf(":"))))].sort();
  const documents = await content.fetch(INTERFACE_TEXTS, { namespaces });
  const known = results.get(documents) ?? new Map<string, Texts>();
  const name = [locale, ...users].join();
  const texts = known.get(name) ?? textsOf(documents, locale, keys);
  results.set(documents, known.set(name, texts));
  return texts;
}

/** While a developer moves a text to another component, the generated list of keys is outdated. */
const HAS_ALL = process.env.NODE_ENV === "development";

function textsOf(documents: INTERFACE_TEXTS_RESULT, locale: Locale, keys: ReadonlySet<string>): Texts {
  const texts: Texts = {};
  const add = (language: Locale, namespace: string, key: string, text: string) => {
    texts[language] ??= {};
    texts[language][namespace] ??= {};
    texts[language][namespace][key] = text;
  };
  const inContent = new Set<string>();
  for (const { namespace, entries } of documents) {
    for (const entry of entries) {
      const name = `${namespace}:${entry.key}`;
      if (!HAS_ALL && !keys.has(name)) continue;
      const language = entry[locale] ? locale : DEFAULT_LOCALE;
      const text = entry[locale] || entry[DEFAULT_LOCALE];
      if (!text) continue;
      inContent.add(name);
      add(language, namespace, entry.key, text);
    }
  }
  for (const name of keys) {
    if (inContent.has(name)) continue;
    const [namespace = "", key = ""] = name.split(":");
    const shipped = SHIPPED_TEXTS[namespace]?.[key];
    const language = shipped?.[locale] ? locale : DEFAULT_LOCALE;
    const text = shipped?.[language];
    if (text) add(language, namespace, key, text);
  }
  return texts;
}
