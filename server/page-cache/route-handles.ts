import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { z } from "zod";
import type { PageHandle } from "#app/site/page-handle.ts";

type PageRoute = NonNullable<Parameters<typeof matchRoutes>[0]>[number] & { id: string };

/** The matching route of a path that is stored. */
export interface StoredRoute {
  handle: PageHandle["stored"];
  /** The ids of the route and its parents, outermost first. */
  ids: string[];
  /** Whether it takes paths of any length. */
  isSplat: boolean;
}

const pageHandle = z.object({
  stored: z.object({
    search: z.record(z.string(), z.array(z.string()).readonly()).readonly().optional(),
    bypassParameters: z.union([z.array(z.string()).readonly(), z.literal("any")]).optional(),
    hasContentPaths: z.literal(true).optional(),
  }),
}) satisfies z.ZodType<PageHandle>;

/** Returns a function that finds the route of a path; undefined when its pages are not stored. */
export function storedRoutes({ routes }: ServerBuild): (pathname: string) => StoredRoute | undefined {
  const childrenOf = (parent: string | undefined): PageRoute[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: childrenOf(id) }];
    });
  const tree = childrenOf(undefined);
  return (pathname) => {
    const matches = matchRoutes(tree, pathname) ?? [];
    const ids = matches.map(({ route }) => route.id);
    const leaf = routes[ids.at(-1) ?? ""];
    const { data } = pageHandle.safeParse(leaf?.module.handle);
    return data && { handle: data.stored, ids, isSplat: matches.at(-1)?.params["*"] !== undefined };
  };
}
