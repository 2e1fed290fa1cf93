import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** How long a page is open before it is watched, in milliseconds. First everything else is loaded. */
const DELAY_MS = 5_000;

/** Before a navigation without a page load is shown, its data was on the way for less than this, in milliseconds. */
const MAX_NAVIGATION_MS = 3_000;

/** Loads the data of an open page again when a publish changes it, within a second. What the visitor typed stays. */
export function useCurrentContent(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isFirst = useRef(true);
  useEffect(() => {
    const stop = new AbortController();
    const requestedAt = isFirst.current ? documentRequestedAt() : performance.now() - MAX_NAVIGATION_MS;
    isFirst.current = false;
    const watch = { page: pathname + search, requestedAt, onChange: revalidate, signal: stop.signal };
    const timer = setTimeout(() => {
      import("./watch-page.ts")
        .then(({ watchPage }) => watchPage(watch))
        .catch(() => {
          // Ignored: the page stays as it is, as one that is offline does. The next page tries again.
        });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pathname, search, revalidate]);
}

function documentRequestedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.requestStart : 0;
}
