import { CATALOGUE_PATH } from "#app/accessories/device-path.ts";
import { CALLBACK_PATH } from "#app/callback/paths.ts";
import type { SITEMAP_RESULT } from "#app/sanity/sanity.generated.ts";
import type { Listed } from "./sitemap.ts";

/**
 * The pages that code makes, and that no document stands for. A route of its own in `app/routes.ts` is listed here or in
 * `robots.ts`; a test fails when one is in neither.
 */
export function ownPages({ device, promo }: SITEMAP_RESULT): Listed[] {
  return [
    { path: CATALOGUE_PATH, changed: device?._updatedAt },
    { path: "/promociones", changed: promo?._updatedAt },
    { path: CALLBACK_PATH },
  ];
}
