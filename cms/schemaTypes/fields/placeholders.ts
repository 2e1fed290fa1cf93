import { DEFAULT_LOCALE, LANGUAGES } from "../../../app/i18n/languages.ts";

/** The names in double braces that the site replaces in a text: {{brand}}, {{price}}. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = ""]) => name).sort();
}

/**
 * The error of a translation whose {{names}} are not those of the original text; true when they are the same. A forgotten name
 * loses a price or a brand, an unknown one shows its braces to visitors.
 */
export function placeholderProblem(original: string | undefined, translation: string | undefined): true | string {
  if (!original || !translation) return true;
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(translation);
  if (wanted.join() === found.join()) return true;
  const list = wanted.map((name) => `{{${name}}}`).join(", ") || "ninguno";
  return `Los datos entre llaves no coinciden con los del ${LANGUAGES[DEFAULT_LOCALE].spanishName} (${list}).`;
}
