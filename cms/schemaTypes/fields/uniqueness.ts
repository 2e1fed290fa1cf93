import type { ValidationContext } from "@sanity/types";

/** The editor's own connection to the content, for rules that compare a document with others. */
export const studioClient = (context: ValidationContext) => context.getClient({ apiVersion: "2025-02-19" });

/** The id of a document's published version, also while its draft is edited. */
export function publishedId(context: ValidationContext): string {
  return (context.document?._id ?? "").replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}

/** Refuses a value that another document of the same type has. `field` becomes part of the query, so never pass it user input. */
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
