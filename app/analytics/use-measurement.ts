import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { SERVER_PATHS } from "#app/paths.ts";
import { CAMPAIGN_ID } from "./campaign.ts";

/**
 * Tells the site that a page is shown, with the campaign of its URL and nothing of the visitor (docs/decisions/0074). The server cannot
 * count visits: pages are prefetched, and served by a CDN or the browser's cache.
 */
export function useCountVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get(CAMPAIGN_ID);
    navigator.sendBeacon(
      SERVER_PATHS.visit,
      pathname + (id === null ? "" : `?${new URLSearchParams({ [CAMPAIGN_ID]: id })}`),
    );
  }, [pathname]);
}

/** Delay of the measuring code, in milliseconds, so that it competes with nothing that a visitor waits for. */
const DELAY_MS = 6_000;

/** Loads the code that measures how quick the page was. A shorter visit is not measured. */
export function useMeasureVitals(): void {
  useEffect(() => {
    // Never cleared: the root route, which calls this, is never unmounted.
    setTimeout(() => {
      import("./measure-vitals.ts").catch(() => {
        // Offline, or a newer version was deployed: this page is not measured.
      });
    }, DELAY_MS);
  }, []);
}
