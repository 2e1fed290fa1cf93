import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { SERVER_PATHS } from "#app/paths.ts";

/** From this width on a screen counts as large: the menu is no longer folded (docs/rules.md#viewport-classes). */
const LARGE_PX = 1032;

// Measures how quick the page was for this visitor, and tells the site once, when the page is left or hidden. Nothing of the visitor is
// sent but whether the screen is small (docs/decisions/0075). The browser buffers what happened before this code was
// loaded. It runs on import, so that the code that loads it, which every page has, is short.
const values: Record<string, number> = {};

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
// On the window, after the listeners of the library, which take the last values.
window.addEventListener("visibilitychange", send);
