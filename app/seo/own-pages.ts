import { PATHS } from "#app/paths.ts";
import type { SITEMAP_RESULT } from "#app/sanity/sanity.generated.ts";
import type { Listed } from "./sitemap.ts";

/**
 * The pages that code makes, and that no document stands for. A route of its own in `app/routes.ts` is listed here or in
 * `robots.ts`; a test fails when one is in neither.
 */
export function ownPages({ device, promo }: SITEMAP_RESULT): Listed[] {
  return [
    { path: PATHS.catalogue, changed: device?._updatedAt },
    { path: PATHS.promotions, changed: promo?._updatedAt },
    { path: PATHS.callback },
  ];
}
