import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { SERVER_PATHS } from "#app/paths.ts";
import { CAMPAIGN_ID } from "./campaign.ts";

/**
 * Tells the site that a page is shown, with the campaign of its URL and nothing of the visitor (docs/decisions/0074). The server cannot
 * know: pages are fetched ahead, and answered by a CDN or by the browser itself.
 */
export function useCountedVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get(CAMPAIGN_ID);
    navigator.sendBeacon(
      SERVER_PATHS.visit,
      pathname + (id === null ? "" : `?${new URLSearchParams({ [CAMPAIGN_ID]: id })}`),
    );
  }, [pathname]);
}

/** After this time the page is at rest, in milliseconds: the code is loaded beside nothing that a visitor waits for. */
const REST_MS = 6_000;

/** Loads the code that measures how quick the page was. A visit that is shorter is not measured. The root is never taken away. */
export function useMeasuredVitals(): void {
  useEffect(() => {
    setTimeout(() => {
      import("./measure-vitals.ts").catch(() => {
        // Offline, or a newer version was deployed: this page is not measured.
      });
    }, REST_MS);
  }, []);
}
