import { kitPath, PATHS, pagePath, RESOURCE_PATHS } from "#app/paths.ts";
import type { ADDRESSES_RESULT } from "#app/sanity/sanity.generated.ts";

/** Pages whose path is in the code. Without those of the checkout, which depend on the visitor and are not stored. */
const FIXED_PATHS = [
  PATHS.home,
  PATHS.catalogue,
  PATHS.help,
  PATHS.promotions,
  PATHS.callback,
  PATHS.quiz,
  PATHS.funnel,
  PATHS.configurator,
  RESOURCE_PATHS.sitemap,
];

/** Stands for all addresses that do not exist: the 404 page is rendered for this slug, and stored once. */
export const MISSING_SLUG = "no-encontrada";

/** The address of the 404 page of each route whose pages are in the content. */
export const MISSING_PATHS = ["", PATHS.homeKits, PATHS.businessKits, PATHS.catalogue, PATHS.help].map(
  (above) => `${above}/${MISSING_SLUG}`,
);

/** The paths of the pages of the content, without the language, each once. */
export function publishedPaths({ pages, kits, accessories, tabs }: ADDRESSES_RESULT): string[] {
  return [
    ...new Set([
      ...FIXED_PATHS,
      ...pages.map(({ path }) => pagePath(path)),
      ...kits.map(kitPath),
      ...accessories.map(({ slug }) => `${PATHS.catalogue}/${slug}`),
      ...tabs.map(({ slug }) => `${PATHS.help}/${slug}`),
    ]),
  ];
}

/** The paths that lead to another one, without the language and a slash at the end. See docs/rules.md#redirects. */
export function redirectedPaths({ redirects }: ADDRESSES_RESULT): string[] {
  return redirects.map(({ from }) => from.replace(/(?<=.)\/$/, ""));
}
