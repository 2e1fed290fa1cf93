import { CODE_PATHS } from "../schemaTypes/fields/paths.ts";
import type { Finding } from "./publish-checks.ts";
import { isUnpublishing, ownPathOf, pathOf } from "./site-path.ts";
import { type ContentDocument, titleOf } from "./watched-documents.ts";

/** The field of the address, by the type of what has one. */
const ADDRESS_FIELDS: Record<string, string> = { page: "path", kit: "route", accessory: "slug" };

/**
 * What leaves the site when a release is published, and what gets another address and would leave its old one without an answer. Sanity has
 * no way to ask before a release is published (docs/rules.md#publish-checks).
 *
 * @param versions what the releases change, the redirects that they publish included.
 * @param documents have names: the version that unpublishes a document may have none.
 */
export function releaseFindings(
  versions: ContentDocument[],
  published: ContentDocument[],
  documents = published,
): Finding[] {
  const namedById = new Map(documents.map((document) => [document._id, document]));
  const publishedById = new Map(published.map((document) => [document._id, document]));
  return [...Map.groupBy(versions, releaseOf)].flatMap(([release, changes]) => {
    const idOf = ({ _id }: ContentDocument) => _id.slice(`versions.${release}.`.length);
    const changed = new Set(changes.map(idOf));
    const unchanged = published.filter(({ _id }) => !changed.has(_id));
    const staying = [...unchanged, ...changes.filter((version) => !isUnpublishing(version))];
    const answered = new Set([...CODE_PATHS, ...staying.map((document) => answeredPath(document, document._type))]);
    return changes.flatMap((version): Finding[] => {
      const { _type: type } = version;
      const id = idOf(version);
      const found = {
        id,
        type,
        title: titleOf({ ...namedById.get(id), ...version, _id: id }),
        path: ADDRESS_FIELDS[type] ?? "",
        release,
      };
      const name =
        typeof version.releaseTitle === "string" ? `El lanzamiento «${version.releaseTitle}»` : "Un lanzamiento";
      const from = answeredPath(publishedById.get(id) ?? {}, type);
      // Where the address stays, the page itself is among what answers.
      const lost = from && !answered.has(from) ? `, y quien abra ${from} verá «página no encontrada».` : undefined;
      if (isUnpublishing(version))
        return [{ ...found, check: "removals", problem: `${name} lo quita de la web${lost ?? "."}` }];
      const to = pathOf(version, type);
      const problem = `${name} cambia su dirección de ${from} a ${to}${lost}`;
      return lost && to ? [{ ...found, check: "addresses", problem }] : [];
    });
  });
}

/** The path that answers because of a document: its own, or that of a redirect. */
const answeredPath = (document: Readonly<Record<string, unknown>>, type: string) =>
  type === "redirect" ? pathOf(document, type) : ownPathOf(document, type);

function releaseOf({ _id }: ContentDocument): string {
  return _id.split(".")[1] ?? "";
}
