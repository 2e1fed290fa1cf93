export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** The least, the middle and the greatest of some values. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.round(index)] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { min: at(0), median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, max: at(sorted.length - 1) };
}
