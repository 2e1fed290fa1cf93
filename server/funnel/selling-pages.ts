import { ADDRESSES } from "#app/pages/queries.ts";
import { kitPath, PATHS, pagePath } from "#app/paths.ts";
import type { Content } from "#app/sanity/content.server.ts";

/** Pages with a route of their own that lead to a kit. */
const FIXED: readonly string[] = [PATHS.promotions, PATHS.quiz, PATHS.funnel, PATHS.configurator];

/**
 * The kit of a page that sells, by its path without language (docs/rules.md#funnel-counts); empty for a page of several kits, undefined
 * for one that does not sell. Visits of other addresses are not counted, so that unknown addresses store nothing.
 *
 * @throws when the content cannot be read, not even as a stale copy.
 */
export async function sellingKitOf(content: Pick<Content, "fetch">, path: string): Promise<string | undefined> {
  const { pages, kits } = await content.fetch(ADDRESSES);
  const kit = kits.find((one) => kitPath(one) === path);
  if (kit) return kit.productId;
  return FIXED.includes(path) || pages.some((page) => page.sells && pagePath(page.path) === path) ? "" : undefined;
}
