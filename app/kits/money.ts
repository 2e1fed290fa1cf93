/** An amount of money in integer cents of a euro (decisions 4): sums are exact. */
export type Cents = number;

/** The cents of a content amount in euros, which has at most two decimals. */
export function toCents(euros: number): Cents {
  return Math.round(euros * 100);
}

/** The euros of an amount, for a wire that takes a number: 19.9. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** '35,90': the amount as it is shown, without the currency. */
export function formatAmount(cents: Cents): string {
  return toWire(cents).replace(".", ",");
}

/** '35,90 €' with a space that does not break. */
export function formatEuros(cents: Cents): string {
  return `${formatAmount(cents)}\u00a0€`;
}

/** '35.90': the amount as the backends receive it (decisions 4). */
export function toWire(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
