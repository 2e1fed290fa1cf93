import { DEFAULT_LOCALE, type Locale } from "../../app/i18n/languages.ts";
import { textIn } from "../schemaTypes/fields/translations.ts";
import { fieldsOf } from "./document-fields.ts";

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

/** A string, or the texts of formatted text and of its tables, as plain text. */
function plainText(text: unknown): string {
  if (typeof text === "string") return text.trim();
  const texts = fieldsOf(text).flatMap(({ name, value }) => (name === "text" ? plainText(value) : []));
  return texts.filter(Boolean).join(" ");
}
