import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { BuiltPage } from "#app/pages/load-page.server.ts";
import { pageThings } from "./page-things.ts";
import { firstPicture } from "./share-picture.ts";
import type { SiteFacts } from "./site-of.ts";

/** The head of a page that marketing built. */
export function builtPageMeta(built: BuiltPage, site: SiteFacts | undefined): MetaDescriptor[] {
  const { search, sections } = built.page;
  const things = site && pageThings(built, site);
  return pageMeta({ ...built, search, site, picture: firstPicture(sections), things });
}
