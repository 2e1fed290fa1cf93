import { parseCookie, stringifySetCookie } from "cookie";
import { parseTerritory, TERRITORY_COOKIE, TERRITORY_PARAMETER, type Territory } from "#app/kits/pricing/territory.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Calls a listener when the remembered territory changes on this page. Returns a function that unsubscribes it. */
export function subscribeToTerritory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the territory cookie in the browser. */
export function readTerritoryCookie(): Territory | undefined {
  return parseTerritory(parseCookie(document.cookie)[TERRITORY_COOKIE]);
}

/** Saves the territory cookie for a year. The peninsula is the default: choosing it deletes the cookie. */
export function writeTerritoryCookie(territory: Territory): void {
  const isSaved = territory !== "peninsula";
  if ((readTerritoryCookie() ?? "peninsula") === territory) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser.
  document.cookie = stringifySetCookie({
    name: TERRITORY_COOKIE,
    value: isSaved ? territory : "",
    path: "/",
    maxAge: isSaved ? ONE_YEAR_S : 0,
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
  for (const listener of listeners) listener();
}

/** The territory whose prices the visitor saw: the search parameter first, then the cookie. */
export function getTerritory(request: Request): Territory {
  const asked = parseTerritory(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return asked ?? parseTerritory(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}
