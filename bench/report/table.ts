import { spread } from "../measure/spread.ts";
import type { Report, Row } from "../scenario.ts";

/** A report as lines of text: the quantities, the ratios, what was taken once. */
export function asTable({ title, rows, ratios, grid, notes }: Report): string {
  const spreads = [...rows, ...ratios].map(cells);
  return [
    `\n${title}`,
    ...(spreads.length > 0 ? aligned([["", "min", "median", "max", ""], ...spreads], 4) : []),
    ...(grid ? aligned([["", ...grid.columns], ...Object.entries(grid.lines).map(gridCells)]) : []),
    ...notes,
  ].join("\n");
}

/** Columns of numbers are aligned to the right; not the first one, nor the one of words. */
function aligned(lines: string[][], words?: number): string[] {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 || column === words ? cell.padEnd(width) : cell.padStart(width);
  };
  return lines.map((line) => line.map(pad).join("  ").trimEnd());
}

const gridCells = ([name, values]: [string, number[]]) => [name, ...values.map(readable)];

function cells({ name, values, unit = "", goal }: Row): string[] {
  const { min, median, max } = spread(values);
  const remarks = [unit, goal && `goal: ${goal}`].filter(Boolean).join(", ");
  return [name, ...[min, median, max].map(readable), remarks];
}

/** Three digits are as much as a repeated run confirms. */
export function readable(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
