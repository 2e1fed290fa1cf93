import type { Page } from "@playwright/test";

/** Whether focus is on the page behind what lies over it. */
export const isFocusBehind = (page: Page) =>
  page.evaluate(() =>
    ["header", "main", "footer"].some((name) => document.querySelector(name)?.contains(document.activeElement)),
  );
