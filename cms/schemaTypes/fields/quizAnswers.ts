import type { ValidationContext } from "@sanity/types";
import { studioClient } from "./uniqueness.ts";

/** Refuses the name of an answer that the quiz does not have, or that decides no kit there (docs/rules.md#one-adviser). */
export async function knownQuizAnswer(name: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!name) return true;
  const names = await studioClient(context).fetch<string[] | null>(
    `*[_type == "quiz" && _id == "quiz"][0]{
      "names": [placeStep, ...homeOptions, ...businessOptions][].options[defined(effect.product)].name
    }.names`,
    {},
    { perspective: "published" },
  );
  return (names ?? []).includes(name) || `Elige una de estas: ${(names ?? []).join(", ")}.`;
}
