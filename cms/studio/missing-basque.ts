/** A text of a document that has its Spanish and no Basque. */
export interface UntranslatedText {
  /** The field, as the Studio's addresses name it: `sections[_key=="a"].title`. */
  path: string;
  spanish: string;
}

/**
 * Every text of a document that visitors of `/eu` read in Spanish, because its Basque is missing or empty. A text is
 * whatever holds `es`: the two languages are fields of one object throughout the content model.
 */
export function missingBasque(value: unknown, path = ""): UntranslatedText[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => missingBasque(item, `${path}[${keyOf(item) ?? index}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  if ("es" in value) {
    const hasBasque = "eu" in value && !isEmpty(value.eu);
    const spanish = plainText(value.es);
    return hasBasque || spanish === "" ? [] : [{ path, spanish }];
  }
  return Object.entries(value).flatMap(([name, field]) => missingBasque(field, path ? `${path}.${name}` : name));
}

function keyOf(item: unknown): string | undefined {
  const hasKey = typeof item === "object" && item !== null && "_key" in item;
  return hasKey ? `_key==${JSON.stringify(item._key)}` : undefined;
}

function isEmpty(text: unknown): boolean {
  return plainText(text) === "";
}

/** The words of a text, formatted or not. */
function plainText(text: unknown): string {
  if (typeof text === "string") return text.trim();
  if (Array.isArray(text)) return text.map(plainText).filter(Boolean).join(" ");
  if (typeof text !== "object" || text === null) return "";
  if ("children" in text) return plainText(text.children);
  return "text" in text ? plainText(text.text) : "";
}
