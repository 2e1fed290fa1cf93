/** How many of some visitors ordered. */
export interface Sample {
  visitors: number;
  orders: number;
}

export interface Interval {
  from: number;
  to: number;
}

/** Quantiles of the normal distribution for an interval of 95 % in each of 1, 2 or 3 comparisons together (Bonferroni). */
const Z = [1.959964, 2.241403, 2.39398] as const;
const zOf = (comparisons: number): number => Z[Math.min(comparisons, Z.length) - 1] ?? Z[0];

/** The quantile for finding a difference that is there four times of five. */
const Z_POWER = 0.841621;

/** The smallest difference that an experiment is made for, as a part of the first variant's rate. */
export const SOUGHT = 0.2;

/** Critical values of chi-square at 0.1 %, by degrees of freedom from 1 to 3: one alarm in a thousand experiments is false. */
const CHI_SQUARE = [10.828, 13.816, 16.266] as const;

export const rateOf = ({ visitors, orders }: Sample): number => orders / visitors;

/**
 * The confidence interval of a rate (Wilson).
 *
 * @param z the quantile: 1.96 for 95 %.
 */
function rateInterval({ visitors, orders }: Sample, z: number): Interval {
  const rate = orders / visitors;
  const middle = rate + (z * z) / (2 * visitors);
  const width = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * visitors)) / visitors);
  const whole = 1 + (z * z) / visitors;
  return { from: (middle - width) / whole, to: (middle + width) / whole };
}

/**
 * The confidence interval of the difference `rate of other − rate of control`: the hybrid score interval (Newcombe 1998, method 10), which
 * holds for small samples and rates near zero too.
 *
 * @param comparisons how many variants are compared with the control: 95 % holds for all together.
 */
export function differenceInterval(control: Sample, other: Sample, comparisons = 1): Interval {
  const z = zOf(comparisons);
  const [before, after] = [rateOf(control), rateOf(other)];
  const [ofControl, ofOther] = [rateInterval(control, z), rateInterval(other, z)];
  const difference = after - before;
  return {
    from: difference - Math.hypot(after - ofOther.from, ofControl.to - before),
    to: difference + Math.hypot(ofOther.to - after, before - ofControl.from),
  };
}

/**
 * How many visitors each variant needs so that a difference of `SOUGHT` is found four times of five.
 *
 * @param baseline the rate of the control, above 0.
 */
export function neededVisitors(baseline: number, comparisons = 1): number {
  const other = Math.min(1, baseline * (1 + SOUGHT));
  const spread = baseline * (1 - baseline) + other * (1 - other);
  return Math.ceil(((zOf(comparisons) + Z_POWER) ** 2 * spread) / (other - baseline) ** 2);
}

/**
 * Whether the visitors of the variants differ from their shares by more than chance (chi-square). Then something is broken, and the rates
 * say nothing. Needs five expected visitors of each.
 *
 * @param shares in percent.
 */
export function isLopsided(visitors: readonly number[], shares: readonly number[]): boolean {
  const total = visitors.reduce((sum, count) => sum + count, 0);
  const expected = shares.map((share) => (total * share) / 100);
  const compared = expected
    .map((count, index) => ({ count, found: visitors[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (compared.length < 2 || compared.some(({ count }) => count < 5)) return false;
  const distance = compared.reduce((sum, { count, found }) => sum + (found - count) ** 2 / count, 0);
  return distance > (CHI_SQUARE[Math.min(compared.length - 2, 2)] ?? CHI_SQUARE[0]);
}
