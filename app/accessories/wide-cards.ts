/**
 * How wide a card of a grid is, so that the last row is full. Rows have four cards; the last ones have three (`third`), two (`half`) or
 * one (`full`), and never one after others. With two columns the last one of an odd number is alone (`-odd`).
 */
export function wideCard(index: number, count: number): string | undefined {
  const fromEnd = count - index;
  const isOdd = fromEnd === 1 && count % 2 === 1;
  const width = widthOf(fromEnd, count);
  return isOdd ? `${width ?? "quarter"}-odd` : width;
}

function widthOf(fromEnd: number, count: number): "third" | "half" | "full" | undefined {
  if (count === 1) return "full";
  const left = count % 4;
  // One more than full rows: the last five are three and two.
  if (left === 1) return fromEnd <= 2 ? "half" : fromEnd <= 5 ? "third" : undefined;
  if (fromEnd > left) return undefined;
  return left === 3 ? "third" : "half";
}
