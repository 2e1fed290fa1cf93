import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { reservedPaths } from "#app/paths.ts";
import { type ContentClient, isContentDown, typedFetch } from "#app/sanity/client.server.ts";
import type { ADDRESSES_RESULT } from "#app/sanity/sanity.generated.ts";
import { publishedPaths, redirectedPaths } from "./published-paths.ts";
import { ADDRESSES } from "./queries.ts";

/**
 * A client whose results lack the links that lead to no page: entries of menus and of the footer, and buttons. See
 * docs/rules.md#links-to-nowhere.
 *
 * @param addresses reads the published addresses. They are not part of what a page was made from: the page cache is emptied when they change, and
 * not at each publish of a page that a menu names.
 */
export function withReachableLinks(content: ContentClient, addresses: ContentClient): ContentClient {
  const read = () =>
    addresses.fetch(ADDRESSES).then(answeredPaths, (error: unknown) => {
      // The outage is in the log. Without the addresses a page shows every link.
      if (isContentDown(error)) return undefined;
      throw error;
    });
  return {
    fetch: typedFetch(async (query, params) => {
      const [result, paths]: [unknown, ReadonlySet<string> | undefined] = await Promise.all([
        content.fetch(query, params),
        read(),
      ]);
      return paths && typeof result === "object" && result !== null ? reachableIn(result, paths) : result;
    }),
  };
}

const pathSets = new WeakMap<object, ReadonlySet<string>>();

/** The paths that the site answers, with a page or a redirect. */
function answeredPaths(found: ADDRESSES_RESULT): ReadonlySet<string> {
  const paths =
    pathSets.get(found) ??
    new Set(
      [...reservedPaths(), ...publishedPaths(found), ...redirectedPaths(found)].map((path) => path.toLowerCase()),
    );
  pathSets.set(found, paths);
  return paths;
}

const results = new WeakMap<object, { paths: ReadonlySet<string>; shown: unknown }>();

/** A result is searched once while the addresses stay the same, and stays the same object if all its links lead somewhere. */
function reachableIn(result: object, paths: ReadonlySet<string>): unknown {
  const known = results.get(result);
  if (known?.paths === paths) return known.shown;
  const shown = withoutDeadLinks(result, paths);
  results.set(result, { paths, shown });
  return shown;
}

/** Undefined for a link that leads nowhere, and for a list of links of which none is left. */
function withoutDeadLinks(value: unknown, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutDeadLinks(item, paths));
    return items.every((item, index) => item === value[index]) ? value : items.filter((item) => item !== undefined);
  }
  if (typeof value !== "object" || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([name, field]): [string, unknown] => [name, withoutDeadLinks(field, paths) ?? null]);
  const fields = after.every(([, field], index) => field === before[index]?.[1]) ? value : Object.fromEntries(after);
  const { label, href, links }: Partial<Record<string, unknown>> = { ...fields };
  if (Array.isArray(links) && links.length === 0) return undefined;
  if (label === undefined || typeof href !== "string" || isReachable(href, paths)) return fields;
  // A menu whose own page is gone leads to its first entry.
  return Array.isArray(links) ? { ...fields, href: links[0]?.href } : undefined;
}

/** Whether a link leads to another site, to a part of the page, to a file, or to a path that the site answers. */
function isReachable(href: string, paths: ReadonlySet<string>): boolean {
  const [path = ""] = href.split(/[?#]/);
  if (!path.startsWith("/") || path.includes(".")) return true;
  return paths.has(
    pathWithoutLocale(path)
      .replace(/(?<=.)\/$/, "")
      .toLowerCase(),
  );
}
