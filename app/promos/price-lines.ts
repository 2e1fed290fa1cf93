/** A price of an offer for some months, or for good. */
interface Timed {
  months: number | null;
}

/** The prices of an offer as they are read. */
export interface ArrangedPrices<Line extends Timed> {
  /** The price that is shown large. */
  first: Line;
  /** What is paid after it, one price after the other. */
  then: Line[];
  /** What stands below in a list: prices of other things, or those among which the kit decides what is paid after. */
  others: Line[];
}

/**
 * How an offer's prices are told, from its lines in order. A price for some months is followed by the next line; when several
 * lines without an end follow it, what is paid then depends on what is chosen, and they are listed. Undefined without lines.
 */
export function arrangePrices<Line extends Timed>([first, ...rest]: readonly Line[]): ArrangedPrices<Line> | undefined {
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
