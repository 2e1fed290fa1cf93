import type { SlugIsUniqueValidator, StringRule, ValidationContext } from "@sanity/types";

/** The editor's own connection to the content, for rules that compare a document with others. */
export const studioClient = (context: ValidationContext) => context.getClient({ apiVersion: "2025-02-19" });

/** The id of a document's published version, also while its draft is edited. */
export function publishedId(context: ValidationContext): string {
  return (context.document?._id ?? "").replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}

/** The names of the other documents that have a value: of those on the site, and of those that were never published or were withdrawn. */
interface Holders {
  published: string[];
  drafts: string[];
}

/** `field` becomes part of the query, so never pass it user input. */
async function holdersOf(field: string, value: string, context: ValidationContext): Promise<Holders> {
  const others = `*[_type == $type && ${field} == $value && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]`;
  const names = '{ "name": coalesce(kitName.es, title.es, name.es, title, name, from, _id) }.name';
  const isDraft = '_id in path("drafts.**")';
  return await studioClient(context).fetch<Holders>(
    `{ "published": ${others}[!(${isDraft})]${names}, "drafts": ${others}[${isDraft}]${names} }`,
    { type: context.document?._type, value, id: publishedId(context) },
    { perspective: "raw" },
  );
}

/**
 * Refuses a value that another published document of the type has, and names that one. A copy that is only a draft does not prevent a
 * publish, so that what was withdrawn can come back; it is named in a warning.
 */
export const unique = (field: string, message: string) => (rule: StringRule) => [
  rule.custom(async (value, context) => {
    const [name] = value ? (await holdersOf(field, value, context)).published : [];
    return name === undefined || `${message} Lo tiene «${name}».`;
  }),
  rule
    .custom(async (value, context) => {
      const { published, drafts } = value ? await holdersOf(field, value, context) : { published: [], drafts: [] };
      const [name] = published.length === 0 ? drafts : [];
      return name === undefined || `También lo tiene «${name}», un borrador sin publicar. Si es una copia, elimínala.`;
    })
    .warning(),
];

/** Refuses the slug of another published document of the type, and names that one. */
export async function takenSlugProblem(current: string, context: ValidationContext): Promise<true | string> {
  const [name] = (await holdersOf(`${String(context.path?.at(0))}.current`, current, context)).published;
  return name === undefined || `«${name}» ya tiene esta dirección: elige otra.`;
}

/** In place of Sanity's own check, which calls every field 'slug' and does not say who has it: `takenSlugProblem` does. */
export const isFreeSlug: SlugIsUniqueValidator = () => true;
