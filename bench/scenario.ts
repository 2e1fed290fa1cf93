import { spread } from "./measure/spread.ts";

/** What a run of the benchmark was asked for, and where it keeps its files. */
export interface Bench {
  /** How often everything is measured. */
  rounds: number;
  /** How long a load runs in each round, in seconds. */
  seconds: number;
  /** Files that the next run uses again: the former version, the Next.js build. */
  cacheFolder: string;
  /** An empty folder for this run. */
  folder: string;
  stop: AbortSignal;
}

/** One quantity, with its value in each round. */
export interface Row {
  name: string;
  /** 'µs', 'ms', 'MB'. None for a count or a ratio. */
  unit?: string;
  values: number[];
  /** What the project wants it to be. Printed only: no run fails because of a figure. */
  goal?: string;
}

/** A number for each column. */
export interface Grid {
  columns: string[];
  lines: Record<string, number[]>;
}

/** Bars of the picture in the README: how many times as much of the CPU each takes as this shop, which is 1. */
export interface BarGroup {
  title: string;
  bars: { name: string; times: number }[];
}

export interface Report {
  title: string;
  rows: Row[];
  /** Quotients of two quantities of the same round, so that a busy machine changes both. */
  ratios: Row[];
  /** Figures that are taken once for each of many things, such as pages. */
  grid?: Grid;
  chart?: BarGroup;
  /** What a reader has to know: a peer that is missing, a limit that was reached. */
  notes: string[];
}

export type Scenario = (bench: Bench) => Promise<Report>;

/** The quotients of two rows, round by round. */
export function ratio(above: Row, below: Row, rest: Omit<Row, "values">): Row {
  const values = above.values.map((value, round) => value / (below.values[round] ?? Number.NaN));
  return { ...rest, values };
}

/** Bars for rows that have been measured side by side; the first one is the shop's. */
export function barGroup(title: string, rows: Record<string, Row>): BarGroup {
  const [shop] = Object.values(rows);
  const bars = Object.entries(rows).map(([name, row]) => ({
    name,
    times: shop ? spread(ratio(row, shop, { name }).values).median : Number.NaN,
  }));
  return { title, bars };
}
