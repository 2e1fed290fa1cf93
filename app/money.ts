/** An amount of money in whole cents of a euro, so that sums are exact. */
export type Cents = number;

/** Converts euros from the CMS (at most two decimals) to cents. */
export function toCents(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Converts cents to euros as a number, for APIs that take one: 1990 becomes 19.9. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** Formats cents for display, without the currency: 3590 becomes '35,90'. */
export function formatAmount(cents: Cents): string {
  return toWire(cents).replace(".", ",");
}

/** Formats cents for display: 3590 becomes '35,90 €', with a non-breaking space. */
export function formatEuros(cents: Cents): string {
  return `${formatAmount(cents)}\u00a0€`;
}

/** Formats cents as the backends expect them: 3590 becomes '35.90'. */
export function toWire(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Tax factors are whole ten-thousandths, so that products are exact. */
export const FACTOR_SCALE = 10_000;

/** The IVA in the peninsula's prices for homes, in ten-thousandths: 21 %. */
export const IVA_FACTOR = 12_100;

/** Adds the IVA of the peninsula, 21 %, to an amount without it. Rounds half up to whole cents. */
export function withIva(cents: Cents): Cents {
  return Math.floor((cents * IVA_FACTOR + FACTOR_SCALE / 2) / FACTOR_SCALE);
}

/**
 * An amount for a business with IVA. Where the amount for a home is the same one with IVA, that is it: 2,64 € with IVA is rounded to
 * 3,19 €, but a home's 3,20 € without it to 2,64 €.
 */
export function withIvaOf(business: Cents, home: Cents): Cents {
  return withoutIva(home) === business ? home : withIva(business);
}

/** Takes the IVA of the peninsula off an amount that includes it. Rounds half up to whole cents. */
export function withoutIva(cents: Cents): Cents {
  return Math.floor((cents * FACTOR_SCALE + IVA_FACTOR / 2) / IVA_FACTOR);
}
