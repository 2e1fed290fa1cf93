import { useSearchParams } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { type Choice, createQuote, type PricedKit, type Quote } from "#app/kits/pricing/quote.ts";
import {
  applyTerritoryTax,
  parseTerritory,
  TERRITORY_COOKIE,
  TERRITORY_PARAMETER,
  type Territory,
  taxOf,
} from "#app/kits/pricing/territory-tax.ts";
import { useSite } from "#app/site/use-site.ts";

/** Quotes kits with the prices of the visitor's territory. Every kit price on a page comes from here. */
export function useQuotes(): (kit: PricedKit, choice?: Choice) => Quote {
  const { settings } = useSite();
  const tax = taxOf(useTerritory(), settings.taxes);
  return (kit, choice) => applyTerritoryTax(createQuote(kit, settings, choice), tax);
}

/**
 * The kit of a segment with the lowest monthly price for this visitor; undefined without kits. No other one costs less in the introductory
 * months, whose price is the same for all kits.
 */
export function useCheapest(kits: PricedKit[]) {
  const { clientStatus } = useSite();
  const quoteFor = useQuotes();
  const [cheapest] = kits
    .map((kit) => quoteFor(kit))
    .map((quote) => ({ quote, bill: calculateBill(quote, clientStatus) }))
    .sort((one, other) => one.bill.monthly - other.bill.monthly);
  return cheapest;
}

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

const listeners = new Set<() => void>();

function subscribeToCookie(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readCookie(): Territory | undefined {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${TERRITORY_COOKIE}=`));
  return parseTerritory(pair?.slice(TERRITORY_COOKIE.length + 1));
}

/** Saves the territory cookie for a year. The peninsula is the default: choosing it deletes the cookie. */
function writeCookie(territory: Territory): void {
  if ((readCookie() ?? "peninsula") === territory) return;
  const cookie = territory === "peninsula" ? "=; Max-Age=0" : `=${territory}; Max-Age=${ONE_YEAR_S}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // Without a library, because every page with prices would be sent with it. The names of the territories are plain words.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser.
  document.cookie = `${TERRITORY_COOKIE}${cookie}; Path=/; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
