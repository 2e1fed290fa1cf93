import type { Cents } from "#app/money.ts";
import type { Quote } from "./quote.ts";

/** Where an alarm may be installed, by what is paid there: IVA, IGIC or IPSI (section 9). */
export const TERRITORIES = ["peninsula", "canarias", "ceuta", "melilla"] as const;
export type Territory = (typeof TERRITORIES)[number];

/** The name of the choice in an address and in the browser's cookie: `?territorio=canarias`. */
export const TERRITORY_PARAMETER = "territorio";
export const TERRITORY_COOKIE = "territory";

/** A factor of this many ten-thousandths is 1: factors are whole numbers here, so that products are exact. */
const ONE = 10_000;

/** The tax of a territory without IVA. */
export interface TerritoryTax {
  /** 'IGIC', 'IPSI'. */
  label: string;
  /** By how many ten-thousandths a displayed price is multiplied: 10700 for 1.07. */
  factor: number;
}

/** A tax as the content holds it: the factor is a decimal number. */
export interface ContentTax {
  territory: string;
  label: string;
  factor: number;
}

/** The territory that an address or a cookie names; undefined when it names none of ours. */
export function territoryOf(name: string | null | undefined): Territory | undefined {
  return TERRITORIES.find((territory) => territory === name);
}

/** The provinces without IVA, by the first two digits of their postal codes (decisions 17). */
const PROVINCES: Record<string, Territory> = { "35": "canarias", "38": "canarias", "51": "ceuta", "52": "melilla" };

/** The territory in which a postal code of five digits lies. */
export function territoryOfPostalCode(postalCode: string): Territory {
  return PROVINCES[postalCode.slice(0, 2)] ?? "peninsula";
}

/** The tax that replaces IVA in a territory; undefined where IVA is paid, and where the content has no tax for it. */
export function taxOf(territory: Territory, taxes: ContentTax[]): TerritoryTax | undefined {
  const found = taxes.find((tax) => tax.territory === territory);
  return found && { label: found.label, factor: Math.round(found.factor * ONE) };
}

/** A displayed amount with a territory's tax, rounded half up to whole cents. */
export function withTax(cents: Cents, { factor }: TerritoryTax): Cents {
  return Math.floor((cents * factor + ONE / 2) / ONE);
}

/**
 * A quote as it is shown in a territory: what is charged is multiplied line by line, and sums are made of the rounded lines
 * (section 9; docs/decisions/0015). What is free keeps its normal price: nobody pays it.
 */
export function inTerritory(quote: Quote, tax: TerritoryTax | undefined): Quote {
  if (!tax) return quote;
  const { monthly, camera, panicButton, conditions } = quote;
  return {
    ...quote,
    tax: tax.label,
    monthly: { client: withTax(monthly.client, tax), notClient: withTax(monthly.notClient, tax) },
    camera: { ...camera, monthly: withTax(camera.monthly, tax) },
    panicButton: { ...panicButton, monthly: withTax(panicButton.monthly, tax) },
    conditions: {
      ...conditions,
      promoMonthly: withTax(conditions.promoMonthly, tax),
      oneOff: withTax(conditions.oneOff, tax),
    },
  };
}
