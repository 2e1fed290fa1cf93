import { parseCookie } from "cookie";
import { TERRITORY_COOKIE, TERRITORY_PARAMETER, type Territory, territoryOf } from "./pricing/territory.ts";

/** The territory whose prices a visitor was shown: as the address says, else as his browser remembers. */
export function territoryOfRequest(request: Request): Territory {
  const asked = territoryOf(new URL(request.url).searchParams.get(TERRITORY_PARAMETER));
  return asked ?? territoryOf(parseCookie(request.headers.get("Cookie") ?? "")[TERRITORY_COOKIE]) ?? "peninsula";
}
