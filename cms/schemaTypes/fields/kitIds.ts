import type { ValidationContext } from "@sanity/types";
import { parseKitId } from "../../../app/kits/kit-id.ts";
import { publishedId, studioClient } from "./uniqueness.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** The value is the id of a kit, which editors choose by its name. */
    isKit?: boolean;
  }
}

/** The options of every field that names a kit. */
export const OF_KITS = { isKit: true } as const;

/** Refuses what cannot be the id of a kit, and another id for a kit that visitors know already (docs/rules.md#kit-ids). */
export async function kitIdProblem(value: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!value) return true;
  if (parseKitId(value) === undefined) return "Solo minúsculas sin tildes, cifras y guiones: nave-industrial.";
  if (parseKitId(value) !== value) return `«${value}» es otro nombre de «${parseKitId(value)}».`;
  const published = await studioClient(context).fetch<string | null>(
    "*[_id == $id][0].productId",
    { id: publishedId(context) },
    { perspective: "published" },
  );
  return !published || published === value || `Este kit ya se vende como «${published}»: déjalo así.`;
}

/** Refuses the id of a kit that does not exist, or that nobody can see yet. */
export async function soldKitProblem(value: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!value) return true;
  const isSold = await studioClient(context).fetch<boolean>(
    'defined(*[_type == "kit" && productId == $value][0])',
    { value },
    { perspective: "published" },
  );
  return isSold || `No hay ningún kit publicado con el identificador «${value}».`;
}
