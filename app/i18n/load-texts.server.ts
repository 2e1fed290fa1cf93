import { createHash } from "node:crypto";
import type { i18n, TFunction } from "i18next";
import { RESOURCE_PATHS } from "#app/paths.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import type { INTERFACE_TEXTS_RESULT } from "#app/sanity/sanity.generated.ts";
import { DEFAULT_LOCALE, type Locale } from "./languages.ts";
import { INTERFACE_TEXTS } from "./queries.ts";
import shippedTexts from "./texts.generated.json" with { type: "json" };
import { createTexts } from "./texts.ts";

interface LanguageTexts {
  /** Where the browser gets them: the name of the file changes with its content. */
  url: string;
  /** The file: i18next's resources, the page's language and what it lacks in the default one. */
  json: string;
  i18n: i18n;
}

/** Content is cached until a publish, so the texts of a language are built once per publish. */
const results = new WeakMap<INTERFACE_TEXTS_RESULT, Map<Locale, LanguageTexts>>();

/** @throws when Sanity cannot be reached. */
export async function loadTexts(content: ContentClient, locale: Locale): Promise<LanguageTexts> {
  const found = await content.fetch(INTERFACE_TEXTS);
  const known = results.get(found) ?? new Map<Locale, LanguageTexts>();
  const texts = known.get(locale) ?? languageTexts(found, locale);
  results.set(found, known.set(locale, texts));
  return texts;
}

/**
 * i18next's `t` for loaders and actions. Components have `useTranslation` and `T`.
 *
 * @throws when Sanity cannot be reached.
 */
export async function loadT(content: ContentClient, locale: Locale): Promise<TFunction> {
  const { i18n } = await loadTexts(content, locale);
  return i18n.getFixedT(locale);
}

const BRAND = /\{\{\s*brand\s*\}\}/g;

/** Texts that are missing in the language are added in the default language. */
function languageTexts({ settings, namespaces }: INTERFACE_TEXTS_RESULT, locale: Locale): LanguageTexts {
  const i18n = createTexts(locale, {});
  for (const [namespace, entries] of textsByKey(namespaces, locale)) {
    for (const [key, texts] of entries) {
      const language = texts[locale] ? locale : DEFAULT_LOCALE;
      const text = texts[language]?.replace(BRAND, () => settings?.brand ?? "");
      if (text) i18n.addResource(language, namespace, key, text);
    }
  }
  const json = JSON.stringify(i18n.store.data);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 10);
  return { url: `${RESOURCE_PATHS.texts}/${locale}.${hash}.json`, json, i18n };
}

type Entries = Map<string, Partial<Record<Locale, string>>>;

/** The texts of the content. For missing keys, those of the build (docs/decisions/0070). */
function textsByKey(namespaces: INTERFACE_TEXTS_RESULT["namespaces"], locale: Locale): Map<string, Entries> {
  const all = new Map<string, Entries>(
    Object.entries(shippedTexts).map(([namespace, entries]) => [namespace, new Map(Object.entries(entries))]),
  );
  for (const { namespace, entries } of namespaces) {
    const ofNamespace: Entries = all.get(namespace) ?? new Map();
    for (const { key, ...texts } of entries) if (texts[locale] || texts[DEFAULT_LOCALE]) ofNamespace.set(key, texts);
    all.set(namespace, ofNamespace);
  }
  return all;
}
