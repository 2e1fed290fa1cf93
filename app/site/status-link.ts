import type { Path } from "@remix-run/react";
import type { ClientStatus } from "./client-status.ts";
import { useContentQuery } from "./current-page.ts";
import { useLinkedPath } from "./page-path.ts";

/** Returns the address of the same page with the prices of a client status. A link works without JavaScript. See docs/rules.md#client-status. */
export function useStatusLink(): (status: ClientStatus) => Partial<Path> {
  const pathname = useLinkedPath();
  const query = useContentQuery();
  return (status) => {
    const search = new URLSearchParams(query);
    search.set("client", String(status === "CLIENT"));
    return { pathname, search: `?${search}` };
  };
}
