import { useEffect, useState } from "react";
import type { House } from "#app/kits/kit-content.ts";
import { RESOURCE_PATHS } from "#app/paths.ts";

/** The house with an id: the one that the page was sent with, or another one, which is fetched. Undefined until it is there. */
export function useHouse(id: string | undefined, sent: House | undefined): House | undefined {
  const [fetched, setFetched] = useState<House>();
  const isMissing = id !== undefined && id !== sent?._id;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    fetchHouse(id, stop.signal).then(setFetched, () => {
      // Silent: the page goes on without the picture. See docs/rules.md#silent-failures.
    });
    return () => stop.abort();
  }, [isMissing, id]);
  if (!isMissing) return sent;
  return fetched?._id === id ? fetched : undefined;
}

async function fetchHouse(id: string, signal: AbortSignal): Promise<House | undefined> {
  const response = await fetch(`${RESOURCE_PATHS.houses}?${new URLSearchParams({ id })}`, { signal });
  const { house }: { house?: House } = await response.json();
  return house;
}
