/** A price of a promo. Without months it has no end. */
interface PriceLine {
  months?: number | undefined;
}

/** The prices of a promo in the order of reading. */
interface ArrangedPrices<Line extends PriceLine> {
  /** Shown large. */
  first: Line;
  /** The prices that follow it, in order. */
  then: Line[];
  /** Listed below: prices of other products, or, after an initial price, the price of each kit. */
  others: Line[];
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
  return { first, then, others: rest.slice(then.length) };
}
