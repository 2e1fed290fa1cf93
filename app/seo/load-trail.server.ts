import type { Locale } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { PAGES_AT } from "./queries.ts";
import { type Crumb, pathsAbove } from "./trail.ts";

/**
 * The pages of the content above a path, outermost first; a path above where no page stands is passed over.
 *
 * @throws when the content cannot be reached.
 */
export async function loadTrail(content: ContentClient, path: string, locale: Locale): Promise<Crumb[]> {
  const above = pathsAbove(path);
  if (above.length === 0) return [];
  const pages = await content.fetch(PAGES_AT, { paths: above.map((address) => address.slice(1)) });
  return above.flatMap((address) => {
    const page = pages.find((candidate) => `/${candidate.path}` === address);
    return page ? [{ name: localize(page.title, locale), path: address }] : [];
  });
}
