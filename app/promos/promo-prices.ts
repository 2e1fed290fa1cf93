import { type Cents, toCents } from "#app/money.ts";

/** A price of a promo. Without months it has no end. */
interface PriceLine {
  months?: number | undefined;
}

/** The prices of a promo in the order of reading. */
interface ArrangedPrices<Line extends PriceLine> {
  first: Line;
  then: Line[];
  /** Listed below: prices of other products, or, after an initial price, the price of each kit. */
  others: Line[];
  /** Whether the later price is that of the chosen kit. */
  dependsOnKit: boolean;
}

/**
 * Arranges a promo's price lines. A price for some months is followed by the next line. Where several lines without an end follow,
 * the later price depends on the chosen kit, and they are listed. Returns undefined without lines.
 */
export function arrangePrices<Line extends PriceLine>([first, ...rest]: readonly Line[]):
  | ArrangedPrices<Line>
  | undefined {
  if (!first) return undefined;
  const then: Line[] = [];
  let last = first;
  for (const [position, line] of rest.entries()) {
    const isAlone = position === rest.length - 1;
    if (!last.months || !(line.months || isAlone)) break;
    then.push(line);
    last = line;
  }
  const others = rest.slice(then.length);
  return { first, then, others, dependsOnKit: others.length > 0 && last.months !== undefined };
}

interface KitPromo {
  priceLines?: readonly PriceLine[] | undefined;
  isForBusiness: boolean;
}

/** Whether a promo is for any kit for homes: who chooses a kit chooses the price after it. */
export function isForAnyKit({ priceLines, isForBusiness }: KitPromo): boolean {
  return !isForBusiness && arrangePrices(priceLines ?? [])?.dependsOnKit === true;
}

/** A price of a promo, in euros a month. */
interface PricedLine extends PriceLine {
  amount: number;
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
