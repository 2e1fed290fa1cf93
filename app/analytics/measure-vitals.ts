// Importing this file starts measuring how quick the page was. The values are sent once, when the page is first hidden. The browser keeps
// earlier entries, so loading this late loses nothing. The values tell of the visitor only whether the screen is small (docs/decisions/0075).

import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { SERVER_PATHS } from "#app/paths.ts";

/** From this width on a screen counts as large: the menu is no longer folded (docs/rules.md#viewport-classes). */
const LARGE_PX = 1032;

const values: Record<string, number> = {};

/** Times are milliseconds; the layout shift is a small number without a unit, of which four digits are kept. */
function record({ name, value }: { name: string; value: number }): void {
  values[name] = Math.round(value * 10_000) / 10_000;
}

function send(): void {
  if (document.visibilityState !== "hidden") return;
  window.removeEventListener("visibilitychange", send);
  // The page that was loaded, also after a navigation within the site.
  const [loaded] = performance.getEntriesByType("navigation");
  const page = new URL(loaded?.name ?? window.location.href).pathname;
  const screen = window.innerWidth < LARGE_PX ? "small" : "large";
  navigator.sendBeacon(SERVER_PATHS.vitals, JSON.stringify({ page, screen, ...values }));
}

for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(record);
// The event bubbles to the window last, after the library's own listeners have recorded their values.
window.addEventListener("visibilitychange", send);
