import { CODE_PATHS } from "../schemaTypes/fields/paths.ts";
import type { Finding } from "./publish-checks.ts";
import { pathOf } from "./site-path.ts";
import { type ContentDocument, titleOf } from "./watched-documents.ts";

/** The field of the address, by the type of what has one. */
const ADDRESS_FIELDS: Record<string, string> = { page: "path", kit: "route", accessory: "slug" };

/**
 * What gets another address when a release is published, and would leave its old one without an answer. Sanity has no way to ask before a
 * release is published (docs/rules.md#publish-checks).
 *
 * @param versions what the releases change, the redirects that they publish included.
 */
export function movedAddresses(versions: ContentDocument[], published: ContentDocument[]): Finding[] {
  const publishedById = new Map(published.map((document) => [document._id, document]));
  const redirects = published.filter(({ _type }) => _type === "redirect");
  return [...Map.groupBy(versions, releaseOf)].flatMap(([release, changes]) => {
    const answered = new Set([...redirects, ...changes].map((document) => pathOf(document, document._type)));
    return changes.flatMap((version): Finding[] => {
      const { _type: type } = version;
      const id = version._id.slice(`versions.${release}.`.length);
      const before = publishedById.get(id);
      const path = ADDRESS_FIELDS[type];
      if (!before || !path) return [];
      const [from, to] = [pathOf(before, type), pathOf(version, type)];
      // Where the address stays, the page itself is among what answers.
      if (!from || !to || answered.has(from) || CODE_PATHS.includes(from)) return [];
      const problem = `Un lanzamiento cambia su dirección de ${from} a ${to}, y quien abra ${from} verá «página no encontrada».`;
      return [{ check: "addresses", id, type, title: titleOf(version), path, problem, release }];
    });
  });
}

function releaseOf({ _id }: ContentDocument): string {
  return _id.split(".")[1] ?? "";
}
