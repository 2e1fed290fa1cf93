import type { MetaArgs, MetaFunction } from "@remix-run/node";
import type { loader } from "#app/root.tsx";

/** A type and no interface: Remix asks for one that is closed. */
type AboveAll = { root: typeof loader };

/** The `meta` of a page's route, which also gets what the root has loaded. */
export type PageMeta<Loader> = MetaFunction<Loader, AboveAll>;

/** What every page has, for a `meta`; undefined when the root could not load it. */
export function siteOf(matches: MetaArgs<unknown, AboveAll>["matches"]) {
  return matches.find(({ id }) => id === "root")?.data;
}

export type SiteFacts = NonNullable<ReturnType<typeof siteOf>>;
