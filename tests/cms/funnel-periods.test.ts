import { expect, test } from "vitest";
import { daysOf, lastDays, periodBefore } from "../../cms/studio/funnel/periods.ts";

test.each([
  ["an evening of winter, with the end of summer time in the days before", "2026-11-27T22:46:00Z", "2026-11-27"],
  ["just after midnight in Spain", "2026-11-27T23:10:00Z", "2026-11-28"],
  ["just after midnight in summer, with its begin in the days before", "2026-04-10T22:10:00Z", "2026-04-11"],
])("both periods have as many days as their name says: %s", (_, now, today) => {
  for (const length of [7, 28, 90, 365]) {
    const period = lastDays(length, new Date(now));
    const before = periodBefore(period);
    expect(period.to).toBe(today);
    const days = [...daysOf(before), ...daysOf(period)];
    expect(daysOf(period)).toHaveLength(length);
    expect(days).toEqual(daysOf({ from: before.from, to: today }));
    expect(days).toHaveLength(2 * length);
  }
});
