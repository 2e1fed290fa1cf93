import type { MetaDescriptor } from "@remix-run/node";
import type { BuiltPage } from "#app/pages/load-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { SiteData } from "#app/site/site-data.ts";
import { pageThings } from "./page-things.ts";
import { firstPicture } from "./share-picture.ts";

/** The head of a page that marketing built. */
export function builtPageMeta(built: BuiltPage, site: SiteData | undefined): MetaDescriptor[] {
  const { search, sections } = built.page;
  const things = site && pageThings(built, site);
  return pageMeta({ ...built, search, site, picture: firstPicture(sections), things });
}
