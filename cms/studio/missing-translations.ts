import { DEFAULT_LOCALE, type Locale } from "../../app/i18n/languages.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";

/** A text of a document that is missing in a language. */
export interface UntranslatedText {
  /** The field's path in the Studio's URL: `sections[_key=="a"].title`. */
  path: string;
  /** The text in the default language. */
  original: string;
}

/**
 * All texts of a document whose translation is missing or empty. A text is an object with a field for each language, of which the
 * default language is always present.
 */
export function missingTranslations(value: unknown, locale: Locale, path = ""): UntranslatedText[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => missingTranslations(item, locale, `${path}[${keyOf(item) ?? index}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  if (DEFAULT_LOCALE in value) {
    const original = plainText(value[DEFAULT_LOCALE]);
    return original === "" || plainText(textIn(value, locale)) !== "" ? [] : [{ path, original }];
  }
  return Object.entries(value).flatMap(([name, field]) =>
    missingTranslations(field, locale, path ? `${path}.${name}` : name),
  );
}

function keyOf(item: unknown): string | undefined {
  const hasKey = typeof item === "object" && item !== null && "_key" in item;
  return hasKey ? `_key==${JSON.stringify(item._key)}` : undefined;
}

/** A string or rich text as plain text. */
function plainText(text: unknown): string {
  if (typeof text === "string") return text.trim();
  if (Array.isArray(text)) return text.map(plainText).filter(Boolean).join(" ");
  if (typeof text !== "object" || text === null) return "";
  if ("children" in text) return plainText(text.children);
  return "text" in text ? plainText(text.text) : "";
}
