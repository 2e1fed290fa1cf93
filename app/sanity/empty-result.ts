/** Whether a result has no content: null, an empty list, or an object whose fields have none. */
export function isEmptyResult(result: unknown): boolean {
  if (result === null || result === undefined) return true;
  if (Array.isArray(result)) return result.length === 0;
  return typeof result === "object" && Object.values(result).every(isEmptyResult);
}
