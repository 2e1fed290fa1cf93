import { parseCookie, stringifySetCookie } from "cookie";
import { TERRITORY_COOKIE, TERRITORY_PARAMETER, type Territory, territoryOf } from "#app/kits/pricing/territory.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Tells a listener when the visitor chooses another territory on this page; gives what ends it. */
export function onTerritory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The territory that this browser remembers; undefined when it remembers none. */
export function rememberedTerritory(): Territory | undefined {
  return territoryOf(parseCookie(document.cookie)[TERRITORY_COOKIE]);
}

/** Remembers a territory in this browser for a year. The peninsula is what everybody sees: for it nothing is kept. */
export function rememberTerritory(territory: Territory): void {
  const isKept = territory !== "peninsula";
  if ((rememberedTerritory() ?? "peninsula") === territory) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers late.
  document.cookie = stringifySetCookie({
    name: TERRITORY_COOKIE,
    value: isKept ? territory : "",
    path: "/",
    maxAge: isKept ? ONE_YEAR_S : 0,
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
  for (const listener of listeners) listener();
}

/** The territory whose prices the visitor saw: the search parameter first, then the cookie. */
export function territoryOfRequest(request: Request): Territory {
  const asked = territoryOf(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return asked ?? territoryOf(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}
