import type { SlugIsUniqueValidator, ValidationContext } from "@sanity/types";

/** The editor's own connection to the content, for rules that compare a document with others. */
export const studioClient = (context: ValidationContext) => context.getClient({ apiVersion: "2025-02-19" });

/** The id of a document's published version, also while its draft is edited. */
export function publishedId(context: ValidationContext): string {
  return (context.document?._id ?? "").replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}

/**
 * Whether no other document of the same type has the value. A document that is published with it is not at fault when a draft of another
 * one takes it too. `field` becomes part of the query, so never pass it user input.
 */
async function isFree(field: string, value: string, context: ValidationContext): Promise<boolean> {
  const type = context.document?._type;
  if (!type) return true;
  const same = `_type == $type && ${field} == $value && !(_id in path("versions.**"))`;
  const [isOriginal, published, all] = await studioClient(context).fetch<[boolean, number, number]>(
    `[
      defined(*[_id == $id && ${same}][0]),
      count(*[_id != $id && ${same} && !(_id in path("drafts.**"))]),
      count(*[!(_id in [$id, "drafts." + $id]) && ${same}])
    ]`,
    { type, value, id: publishedId(context) },
    { perspective: "raw" },
  );
  return (isOriginal ? published : all) === 0;
}

/** Refuses a value that another document of the same type has, except for the one that was published with it first. */
export const unique =
  (field: string, message: string) =>
  async (value: string | undefined, context: ValidationContext): Promise<true | string> =>
    !value || (await isFree(field, value, context)) || message;

/** The same for a slug, as its `isUnique`: Sanity's own check does not let the original be published while a draft copies it. */
export const isFreeSlug: SlugIsUniqueValidator = (slug, context) =>
  isFree(`${String(context.path?.at(0))}.current`, slug, context);
