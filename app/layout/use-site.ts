import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";
import { usePageFrame } from "./page-layout.ts";

/**
 * What every page has, from the root's loader; the client status is the one whose prices the page shows.
 *
 * @throws Error outside of a page whose root has loaded; error pages use what stands in the code.
 */
export function useSite() {
  const { fixedStatus } = usePageFrame();
  const site = useRouteLoaderData<typeof loader>("root");
  if (!site) throw new Error("useSite needs the data of the root route");
  return { ...site, clientStatus: fixedStatus ?? site.clientStatus, isStatusFixed: fixedStatus !== undefined };
}
