import { expect, test } from "vitest";
import { wideCard } from "#app/accessories/wide-cards.ts";

const COLUMNS = { quarter: 3, third: 4, half: 6, full: 12 };

/** The rows of a list of cards: how many of twelve columns each card takes. */
function rowsOf(columns: number[]): number[][] {
  const rows: number[][] = [];
  for (const one of columns) {
    const last = rows.at(-1);
    if (last && last.reduce((sum, width) => sum + width, one) <= 12) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

const widths = (count: number) => Array.from({ length: count }, (_, index) => wideCard(index, count) ?? "quarter");

test.each([1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 25])(
  "%i cards fill their rows, and none is alone after others",
  (count) => {
    const wide = rowsOf(
      widths(count).map((width) => {
        const [name] = width.split("-");
        return COLUMNS[name === "third" || name === "half" || name === "full" ? name : "quarter"];
      }),
    );
    const narrow = rowsOf(widths(count).map((width) => (width.endsWith("odd") ? 12 : 6)));
    for (const row of [...wide, ...narrow]) expect(row.reduce((sum, width) => sum + width, 0)).toBe(12);
    if (count > 1) expect(wide.at(-1)?.length).toBeGreaterThan(1);
  },
);
