/** The page of the form, without the language. */
export const CALLBACK_PATH = "/te-llamamos";

/** The page after it, at an address of its own: a page cache may leave a query out of account, and would show the form again. */
export const SENT_PATH = "/te-llamamos/enviado";

const ASKED = "hora";

/** Where a visitor goes who has asked for a call: with the minute in which he did, and nothing of himself. */
export function sentPath(asked: Date): string {
  return `${SENT_PATH}?${ASKED}=${asked.toISOString().slice(0, "YYYY-MM-DDTHH:mm".length)}Z`;
}

/** The minute in which a visitor asked, by the address; undefined when it names none. */
export function askedAt(query: URLSearchParams): Date | undefined {
  const text = query.get(ASKED) ?? "";
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(date.getTime()) ? date : undefined;
}
