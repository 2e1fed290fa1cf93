import type { Page } from "@playwright/test";

/** What Remix, which keeps scroll positions there, makes of it; the page goes on. */
export const STORAGE_REFUSED = /^SecurityError: denied/;

/** From now on the browser lets pages keep nothing, as it does for who blocks all cookies: to ask is an error. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
