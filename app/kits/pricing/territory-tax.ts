import { type Cents, FACTOR_SCALE, IVA_FACTOR } from "#app/money.ts";
import type { Quote } from "./quote.ts";

/** Where an alarm can be installed. The territory decides the tax: IVA, IGIC or IPSI. See docs/rules.md#territory-taxes. */
export const TERRITORIES = ["peninsula", "canarias", "ceuta", "melilla"] as const;
export type Territory = (typeof TERRITORIES)[number];

/** Names of the search parameter (`?territorio=canarias`) and of the cookie with the visitor's choice. */
export const TERRITORY_PARAMETER = "territorio";
/** The search parameter and its values, for pages with prices. */
export const TERRITORY_SEARCH = { [TERRITORY_PARAMETER]: TERRITORIES };
export const TERRITORY_COOKIE = "territory";

/** The tax that replaces IVA in a territory. */
interface TerritoryTax {
  /** 'IGIC', 'IPSI'. */
  label: string;
  /** Multiplier of prices, in ten-thousandths: 10700 for 1.07. */
  factor: number;
  /** Whether the factor multiplies the price without IVA, and not the displayed price. */
  isOnNetPrice: boolean;
}

/** A tax of the `settings` document in the CMS. The factor is a decimal number: 1.07. */
export interface ContentTax {
  territory: string;
  label: string;
  factor: number;
  /** `displayed`, the default, or `withoutIva`: the price that the factor multiplies. Absent in checkouts of earlier versions. */
  base?: string | null;
}

/** Parses a territory from a search parameter or a cookie; undefined for an unknown name. */
export function parseTerritory(name: string | null | undefined): Territory | undefined {
  return TERRITORIES.find((territory) => territory === name);
}

/** Provinces without IVA, by the first two digits of their postal codes. See docs/rules.md#postal-codes. */
const PROVINCES: Record<string, Territory> = { "35": "canarias", "38": "canarias", "51": "ceuta", "52": "melilla" };

/** The territory of a five-digit postal code. */
export function territoryOfPostalCode(postalCode: string): Territory {
  return PROVINCES[postalCode.slice(0, 2)] ?? "peninsula";
}

/** The tax that replaces IVA in a territory; undefined where IVA applies, and where the content has no tax for it. */
export function taxOf(territory: Territory, taxes: ContentTax[]): TerritoryTax | undefined {
  const found = taxes.find((tax) => tax.territory === territory);
  if (!found) return undefined;
  const { label, factor, base } = found;
  return { label, factor: Math.round(factor * FACTOR_SCALE), isOnNetPrice: base === "withoutIva" };
}

/**
 * Applies a territory's tax to a displayed amount. Rounds half up to whole cents.
 *
 * @param ivaIncluded whether the amount includes IVA, which is taken off first where the tax is on the price without IVA.
 */
export function withTax(cents: Cents, { factor, isOnNetPrice }: TerritoryTax, ivaIncluded: boolean): Cents {
  const divisor = isOnNetPrice && ivaIncluded ? IVA_FACTOR : FACTOR_SCALE;
  return Math.floor((cents * factor + divisor / 2) / divisor);
}

/** Whether IVA is to be added to the prices of a quote: they are a business's on the peninsula. */
export const isWithoutIva = ({ ivaIncluded, tax }: Pick<Quote, "ivaIncluded" | "tax">): boolean =>
  !ivaIncluded && tax === undefined;

/**
 * Converts a quote to a territory's prices. Each charged line is multiplied and rounded by itself, and totals add the rounded lines
 * (docs/decisions/0015). The one-off payment is the same everywhere (docs/rules.md#territory-taxes). Free services keep their regular price,
 * because nobody pays it.
 */
export function applyTerritoryTax(quote: Quote, tax: TerritoryTax | undefined): Quote {
  if (!tax) return quote;
  const { monthly, camera, panicButton, conditions, ivaIncluded } = quote;
  const taxed = (cents: Cents) => withTax(cents, tax, ivaIncluded);
  return {
    ...quote,
    tax: tax.label,
    monthly: { client: taxed(monthly.client), notClient: taxed(monthly.notClient) },
    camera: { ...camera, monthly: taxed(camera.monthly) },
    panicButton: { ...panicButton, monthly: taxed(panicButton.monthly) },
    conditions: { ...conditions, promoMonthly: taxed(conditions.promoMonthly) },
  };
}
