/**
 * How wide a card of a grid is, so that the last row is full. Rows have four cards; the last ones have three (`third`), two (`half`) or
 * one (`full`), and never one after others. With two columns the last one of an odd number is alone (`-odd`).
 */
export function wideCard(index: number, count: number): string | undefined {
  const fromEnd = count - index;
  const left = count % 4;
  let width: string | undefined;
  if (count === 1) width = "full";
  // One more than full rows: the last five are three and two.
  else if (left === 1) width = fromEnd < 3 ? "half" : fromEnd < 6 ? "third" : undefined;
  else if (fromEnd <= left) width = left === 3 ? "third" : "half";
  return fromEnd === 1 && count % 2 ? `${width}-odd` : width;
}
