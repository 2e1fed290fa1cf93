import { parseCookie } from "cookie";
import {
  parseTerritory,
  TERRITORY_COOKIE,
  TERRITORY_PARAMETER,
  type Territory,
} from "#app/kits/pricing/territory-tax.ts";

/** The territory whose prices the visitor saw: the search parameter first, then the cookie. */
export function getTerritory(request: Request): Territory {
  const fromUrl = parseTerritory(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return fromUrl ?? parseTerritory(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}
