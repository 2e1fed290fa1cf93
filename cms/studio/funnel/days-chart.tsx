import { Stack, Text } from "@sanity/ui";
import type { Count, Period } from "./counts.ts";
import { daysOf, dayTitle } from "./periods.ts";
import { asNumber } from "./stages.ts";

const HEIGHT = 120;
const GAP = 0.2;

interface Props {
  title: string;
  event: string;
  period: Period;
  counts: readonly Count[];
}

/** One bar a day. The same numbers are in the file for spreadsheets. */
export function DaysChart({ title, event, period, counts }: Props) {
  const days = daysOf(period);
  const values = days.map((day) => counts.find((count) => count.event === event && count.day === day)?.count ?? 0);
  const most = Math.max(1, ...values);
  const best = days[values.indexOf(most)];
  const summary = best === undefined ? "Ninguno" : `El día con más: ${dayTitle(best)}, ${asNumber(most)}`;
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <svg
        role="img"
        aria-label={`${title} por día. ${summary}.`}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        style={{ width: "100%", height: HEIGHT, display: "block", borderBottom: "1px solid var(--card-border-color)" }}
      >
        {days.map((day, index) => {
          const height = ((values[index] ?? 0) / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={index + GAP / 2}
              width={1 - GAP}
              y={HEIGHT - height}
              height={height}
              fill="var(--card-badge-primary-dot-color, #556bfc)"
            >
              <title>{`${dayTitle(day)}: ${asNumber(values[index] ?? 0)}`}</title>
            </rect>
          );
        })}
      </svg>
      <Text size={1} muted>
        {dayTitle(period.from)} – {dayTitle(period.to)}. {summary}.
      </Text>
    </Stack>
  );
}
