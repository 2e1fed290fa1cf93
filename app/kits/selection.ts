import type { Translations } from "#app/i18n/localize.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { LeavingTerms } from "./pricing/leaving-early.ts";
import type { Quote } from "./pricing/quote.ts";
import type { BasePrices, SeenPrices } from "./pricing/seen-prices.ts";
import { applyTerritoryTax, type Territory, taxOf } from "./pricing/territory-tax.ts";

/**
 * The kit that a visitor chose, with the prices and texts shown. The checkout stores it as JSON, so that it works while Sanity is
 * down. Renaming a field needs a migration.
 */
export interface Selection {
  productId: string;
  /** Path of the kit's page, without the language: '/alarmas-para-casa/chalets'. */
  path: string;
  slug: string;
  /** Product name in Spanish, for the backends. */
  name: string;
  kitName: Translations;
  image: PictureSource & { alt: Translations };
  complements: { key: string; quantity: number; name: Translations }[];
  extraNames: { camera: Translations; panicButton: Translations };
  /** The prices shown and charged, with the tax of `territory`. */
  quote: Quote;
  /** What leaving early costs. Checkouts that an earlier version began lack it. */
  leaving?: LeavingTerms;
  /** The territory of the installation address; before step 2, the same as `shownIn`. */
  territory: Territory;
  /** The territory whose prices the visitor saw when choosing the kit. */
  shownIn: Territory;
  /** The source of `quote`. */
  base: BasePrices;
  /** The prices of `base` that the visitor saw first, if they have changed since (docs/rules.md#quoted-price). */
  seen?: SeenPrices;
}

/** Converts a selection to the prices of a territory. See docs/rules.md#territory-of-order. */
export function withTerritory<S extends Pick<Selection, "base">>(selection: S, territory: Territory) {
  const { quote, taxes } = selection.base;
  return { ...selection, territory, quote: applyTerritoryTax(quote, taxOf(territory, taxes)) };
}

/** The chosen extras, the camera first (docs/rules.md#kit-extras). */
export function chosenExtras<Name>(selection: { quote: Quote; extraNames: Record<"camera" | "panicButton", Name> }) {
  const { quote, extraNames } = selection;
  return (["camera", "panicButton"] as const)
    .filter((key) => quote[key].chosen)
    .map((key) => ({ key, name: extraNames[key], monthly: quote[key].monthly }));
}
