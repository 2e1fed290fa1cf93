/** In characters. */
export const MAX_SEARCH_LENGTH = 80;

/** The search parameter of a help search: `?q=factura`. */
export const SEARCH_PARAMETER = "q";

/** The search text of a URL; '' when there is none. */
export function readSearch(query: URLSearchParams): string {
  return (query.get(SEARCH_PARAMETER) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}
