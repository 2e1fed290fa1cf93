import { useSearchParams } from "@remix-run/react";
import { parseCookie, stringifySetCookie } from "cookie";
import { useEffect, useSyncExternalStore } from "react";
import {
  parseTerritory,
  TERRITORY_COOKIE,
  TERRITORY_PARAMETER,
  type Territory,
} from "#app/kits/pricing/territory-tax.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * The territory whose prices the page shows: the search parameter first, on the server too, then the cookie. The cookie only counts
 * after hydration, so that the HTML can be cached. See docs/rules.md#territory-of-visitor.
 */
export function useTerritory(): Territory {
  const [searchParams] = useSearchParams();
  const fromUrl = parseTerritory(searchParams.get(TERRITORY_PARAMETER));
  const saved = useSyncExternalStore(subscribeToCookie, readCookie, noTerritory);
  useEffect(() => {
    if (fromUrl) writeCookie(fromUrl);
  }, [fromUrl]);
  return fromUrl ?? saved ?? "peninsula";
}

const noTerritory = () => undefined;

/** The territory whose prices the visitor saw: the search parameter first, then the cookie. */
export function getTerritory(request: Request): Territory {
  const fromUrl = parseTerritory(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return fromUrl ?? parseTerritory(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}

const listeners = new Set<() => void>();

/** Calls a listener when this page changes the cookie. Returns a function that unsubscribes it. */
function subscribeToCookie(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the territory cookie in the browser. */
function readCookie(): Territory | undefined {
  return parseTerritory(parseCookie(document.cookie)[TERRITORY_COOKIE]);
}

/** Saves the territory cookie for a year. The peninsula is the default: choosing it deletes the cookie. */
function writeCookie(territory: Territory): void {
  const isSaved = territory !== "peninsula";
  if ((readCookie() ?? "peninsula") === territory) return;
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
