import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";

/**
 * What every page has, from the root's loader.
 *
 * @throws Error outside of a page whose root has loaded; error pages use what stands in the code.
 */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>("root");
  if (!site) throw new Error("useSite needs the data of the root route");
  return site;
}
