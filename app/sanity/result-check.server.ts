import type { AskLake } from "./lake-query.server.ts";

/** A document that the content always has. Without it, the lake has lost its content. */
const HAS_SETTINGS = 'defined(*[_id == "settings"][0])';

/**
 * Whether a result may take the place of its copy. A document that was broken in the Studio does not take down a page that was valid
 * before, nor does a lake that lost its content.
 *
 * @throws when the lake lost its content.
 */
export async function mayReplaceCopy(
  ask: AskLake,
  { result, isBroken }: { result: unknown; isBroken: boolean },
  copy: { result: unknown } | undefined,
): Promise<boolean> {
  if (!copy || (!isBroken && (!isEmptyResult(result) || isEmptyResult(copy.result)))) return true;
  if (isBroken) return false;
  const { result: hasSettings } = await ask(HAS_SETTINGS);
  if (hasSettings !== true) throw new Error("The content has no document 'settings'");
  return true;
}

/** Whether a result has no content: null, an empty list, or an object whose fields have none. */
export function isEmptyResult(result: unknown): boolean {
  if (result === null || result === undefined) return true;
  if (Array.isArray(result)) return result.length === 0;
  return typeof result === "object" && Object.values(result).every(isEmptyResult);
}
