import { useRouteLoaderData } from "@remix-run/react";
import { usePageFrame } from "./page-frame.ts";
import type { SiteLoader } from "./site-data.ts";

/**
 * The root loader's data. `clientStatus` is the status whose prices the page shows.
 *
 * @throws Error on an error page whose root loader failed.
 */
export function useSite() {
  const { fixedStatus } = usePageFrame();
  const site = useRouteLoaderData<SiteLoader>("root");
  if (!site) throw new Error("useSite needs the data of the root route");
  return { ...site, clientStatus: fixedStatus ?? site.clientStatus, isStatusFixed: fixedStatus !== undefined };
}
