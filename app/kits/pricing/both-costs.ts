import type { Cents } from "#app/money.ts";
import { CLIENT_STATUSES } from "#app/site/client-status.ts";
import { type CostPeriod, costOverMonths } from "./cost-over-months.ts";
import type { Quote } from "./quote.ts";

/** An amount for each client status, in the order of `CLIENT_STATUSES`. */
export type BothCents = Cents[];

interface BothCosts {
  months: number;
  /** The months in which neither price changes. */
  periods: (Pick<CostPeriod, "from" | "to"> & { monthly: BothCents })[];
  oneOff: BothCents;
  total: BothCents;
}

/**
 * What a kit costs both client statuses over the commitment, in the same months, so that each line compares.
 *
 * @throws RangeError as `costOverMonths`.
 */
export function bothCosts(quote: Quote): BothCosts {
  const costs = CLIENT_STATUSES.map((status) => costOverMonths(quote, status));
  const ends = [...new Set(costs.flatMap(({ periods }) => periods.map(({ to }) => to)))].sort((a, b) => a - b);
  return {
    months: quote.conditions.commitmentMonths,
    periods: ends.map((to, position) => ({
      from: (ends[position - 1] ?? 0) + 1,
      to,
      monthly: costs.map(({ periods }) => periods.find((period) => to <= period.to)?.monthly ?? 0),
    })),
    oneOff: costs.map(({ oneOff }) => oneOff),
    total: costs.map(({ total }) => total),
  };
}
