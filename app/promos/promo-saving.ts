import { type Cents, toCents } from "#app/money.ts";
import { arrangePrices } from "./price-lines.ts";

/** A price of a promo, in euros a month. */
interface PricedLine {
  amount: number;
  months?: number | undefined;
  /** The price without the promo, where it is not the next line's. */
  struck?: number | undefined;
}

/** What the services cost without a promo, in euros (docs/rules.md#free-of-charge). */
interface NormalPrices {
  installation: number;
  signUp: number;
}

/** What a promo saves, in cents. `least` and `most` differ where it depends on the chosen kit. */
export interface Saving {
  least: Cents;
  most: Cents;
}

interface SavingPromo {
  priceLines?: readonly PricedLine[] | undefined;
  /** The services that it makes free, by the settings with their normal prices. */
  free?: readonly string[] | undefined;
}

/**
 * What a promo saves in all: the normal prices of what it makes free, or the months of its first price, compared with the price after
 * them. Undefined where its content says neither. See docs/rules.md#promo-saving.
 */
export function savingOf({ priceLines, free }: SavingPromo, normal: NormalPrices): Saving | undefined {
  if (free?.length) {
    const sum = free.reduce(
      (euros, service) => euros + (service === "signUp" ? normal.signUp : normal.installation),
      0,
    );
    return { least: toCents(sum), most: toCents(sum) };
  }
  const prices = arrangePrices(priceLines ?? []);
  const months = prices?.first.months;
  if (!(prices && months)) return undefined;
  const { first, then, others } = prices;
  const [next] = then;
  const later = first.struck ? [first.struck] : next ? [next.amount] : others.map(({ amount }) => amount);
  const savings = later.map((amount) => months * (toCents(amount) - toCents(first.amount)));
  const least = Math.min(...savings);
  return savings.length > 0 && least > 0 ? { least, most: Math.max(...savings) } : undefined;
}
