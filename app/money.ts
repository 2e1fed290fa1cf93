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
