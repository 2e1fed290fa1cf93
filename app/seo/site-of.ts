import type { MetaArgs, MetaFunction } from "@remix-run/node";
import type { SiteData, SiteLoader } from "#app/site/site-data.ts";

/** A type, because Remix does not accept an interface here. */
type RootMatch = { root: SiteLoader };

/** The `meta` of a page's route, with the root loader's data among its matches. */
export type PageMeta<Loader> = MetaFunction<Loader, RootMatch>;

/** The root loader's data, for a `meta` function; undefined when that loader failed. */
export function siteOf(matches: MetaArgs<unknown, RootMatch>["matches"]): SiteData | undefined {
  return matches.find(({ id }) => id === "root")?.data;
}
