import type { Count } from "./counts.ts";
import { differenceInterval, type Interval, isLopsided, neededVisitors, rateOf, type Sample } from "./statistics.ts";

/** An experiment as its document has it. */
export interface Experiment {
  experimentId: string;
  title: string;
  from: string;
  to: string;
  variants: { variantId: string; label: string; share: number }[];
}

export interface VariantResult extends Sample {
  variantId: string;
  label: string;
  share: number;
  kits: number;
  /** Against the first variant, in points of the rate; undefined for it, and while too few visitors have come. */
  difference?: Interval;
}

/** What can be said about a variant against the first one. */
type Verdict = "better" | "worse" | "open";

export interface ExperimentResult {
  variants: VariantResult[];
  /** Visitors that each variant needs; undefined while the first one has no order, so that nobody knows. */
  needed: number | undefined;
  /** Whether every variant has them. */
  isEnough: boolean;
  /** Whether the last day is over. */
  isOver: boolean;
  isLopsided: boolean;
}

/** The result of an experiment from the counts by variant (docs/rules.md#experiments). */
export function resultOf(experiment: Experiment, counts: readonly Count[], today: string): ExperimentResult {
  const { experimentId } = experiment;
  const total = (event: string, variantId: string) =>
    counts
      .filter((count) => count.event === event && isOfVariant(count.variant, `${experimentId}:${variantId}`))
      .reduce((sum, { count }) => sum + count, 0);
  const plain = experiment.variants.map(({ variantId, label, share }) => ({
    variantId,
    label,
    share,
    visitors: total("joined", variantId),
    kits: total("kit", variantId),
    orders: total("order", variantId),
  }));
  const [control, ...others] = plain;
  const needed =
    control && control.orders > 0 && control.visitors > control.orders
      ? neededVisitors(rateOf(control), others.length)
      : undefined;
  const isEnough = needed !== undefined && plain.every(({ visitors }) => visitors >= needed);
  return {
    variants: plain.map((variant) =>
      isEnough && control && variant !== control
        ? { ...variant, difference: differenceInterval(control, variant, others.length) }
        : variant,
    ),
    needed,
    isEnough,
    isOver: experiment.to < today,
    isLopsided: isLopsided(
      plain.map(({ visitors }) => visitors),
      plain.map(({ share }) => share),
    ),
  };
}

/** All visitors of an experiment, whatever their variant, also one that it no longer has. */
export const visitorsOf = (experimentId: string, counts: readonly Count[]): number =>
  counts
    .filter(({ event, variant }) => event === "joined" && variant?.startsWith(`${experimentId}:`))
    .reduce((sum, { count }) => sum + count, 0);

/** A count names all variants of its visitor: 'portada-otono:b|precios:a'. */
const isOfVariant = (counted: string | undefined, variant: string): boolean =>
  counted?.split("|").includes(variant) ?? false;

export function verdictOf({ from, to }: Interval): Verdict {
  if (from > 0) return "better";
  return to < 0 ? "worse" : "open";
}
