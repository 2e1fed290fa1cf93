import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { House } from "#app/kits/kit-content.ts";
import { RESOURCE_PATHS } from "#app/paths.ts";

/** The house with an id: the one that the page was sent with, or another one, which is fetched. Undefined until it is there. */
export function useHouse(id: string | undefined, sent: House | undefined): House | undefined {
  const { data, load } = useFetcher<{ house?: House }>({ key: `house ${id}` });
  const isMissing = id !== undefined && id !== sent?._id;
  useEffect(() => {
    if (isMissing) load(`${RESOURCE_PATHS.houses}?${new URLSearchParams({ id })}`);
  }, [isMissing, id, load]);
  return isMissing ? data?.house : sent;
}
