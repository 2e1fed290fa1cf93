import type { ValidationContext } from "@sanity/types";
import { publishedId, studioClient } from "./studioClient.ts";

/**
 * A rule that refuses a value which another document of the same type has. `field` is a name from the content model,
 * never a text from outside: it becomes part of the query.
 */
export const unique =
  (field: string, message: string) =>
  async (value: string | undefined, context: ValidationContext): Promise<true | string> => {
    const type = context.document?._type;
    if (!value || !type) return true;
    const isOther = `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))`;
    const others = await studioClient(context).fetch<number>(
      `count(*[_type == $type && ${field} == $value && ${isOther}])`,
      { type, value, id: publishedId(context) },
      { perspective: "raw" },
    );
    return others === 0 || message;
  };
