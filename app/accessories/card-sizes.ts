/**
 * The size of a card among those that are shown with it, so that rows of four and of two are whole: `big` covers four cards, `wide` two,
 * `row` a row of four; `odd` covers a row of two. Undefined for a card like the others. See `flip-cards.css`.
 *
 * @param columns The columns of a wide screen. With less than four the cards fill their row.
 */
export function cardSize(position: number, count: number, columns = 4): string | undefined {
  const sizes = [
    columns === 4 ? ofFour(position, count) : undefined,
    position === 0 && count % 2 === 1 ? "odd" : undefined,
  ];
  return sizes.filter((size) => size !== undefined).join(" ") || undefined;
}

function ofFour(position: number, count: number): "row" | "big" | "wide" | undefined {
  if (count === 1) return "row";
  const left = count % 4;
  if (left === 1) return position === 0 ? "big" : undefined;
  const wide = left === 0 ? 0 : 4 - left;
  return position < wide ? "wide" : undefined;
}

/**
 * The columns of each group of cards, of four: those that fill a row together with the next one stand beside it, as wide as their
 * cards.
 */
export function groupColumns(counts: number[]): number[] {
  const columns: number[] = [];
  for (const count of counts) {
    const before = columns.length - 1;
    const isPair = (counts[before] ?? 4) + count === 4 && columns[before] === 4;
    if (isPair) columns[before] = 4 - count;
    columns.push(isPair ? count : 4);
  }
  return columns;
}
