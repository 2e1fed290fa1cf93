/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180), in UTF-8 with the mark that spreadsheets need for accents. Excel in Spanish opens columns at semicolons:
 * there the comma is that of amounts.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string | number>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

function cellOf(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
