import { kitPath, PATHS, pagePath, RESOURCE_PATHS } from "#app/paths.ts";
import type { ADDRESSES_RESULT } from "#app/sanity/sanity.generated.ts";

/** Pages whose path is in the code, of which a copy is worth having. Those of the checkout depend on the visitor. */
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

/** In the place of a made-up address, when the page is rendered that says that there is none. */
export const MISSING_SLUG = "no-encontrada";

/** Such an address of each route that has pages of the content. */
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
