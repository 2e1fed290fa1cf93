import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { type CostPeriod, costOverMonths } from "./cost-over-months.ts";
import type { Quote } from "./quote.ts";

/** An amount for each client status, in cents. */
export type BothCents = Record<ClientStatus, Cents>;

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
  const costs = { CLIENT: costOverMonths(quote, "CLIENT"), NOT_CLIENT: costOverMonths(quote, "NOT_CLIENT") };
  const both = (read: (cost: typeof costs.CLIENT) => Cents): BothCents => ({
    CLIENT: read(costs.CLIENT),
    NOT_CLIENT: read(costs.NOT_CLIENT),
  });
  const ends = [...costs.CLIENT.periods, ...costs.NOT_CLIENT.periods].map(({ to }) => to);
  const periods = [...new Set(ends)].sort((a, b) => a - b);
  return {
    months: costs.CLIENT.months,
    periods: periods.map((to, position) => ({
      from: (periods[position - 1] ?? 0) + 1,
      to,
      monthly: both((cost) => monthlyIn(cost.periods, to)),
    })),
    oneOff: both(({ oneOff }) => oneOff),
    total: both(({ total }) => total),
  };
}

function monthlyIn(periods: CostPeriod[], month: number): Cents {
  const period = periods.find(({ to }) => month <= to);
  if (!period) throw new RangeError(`Month ${month} is after the commitment`);
  return period.monthly;
}
