import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

const allOf = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...allOf(entry.children ?? [])]);

/** The routes of all pages, each behind the layouts above it. */
export const ALL_ROUTES = allOf(routes);
