import { Stack, Text } from "@sanity/ui";
import { useId, useState } from "react";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { Choice } from "./choice.tsx";
import type { Period } from "./counts.ts";
import { LENGTHS, lastDays } from "./periods.ts";

const OTHER = "otras";

/** The last days up to today, or any others. */
export function PeriodChoice({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [length, setLength] = useState("28");
  const choose = (value: string) => {
    setLength(value);
    if (value !== OTHER) onChange(lastDays(Number(value)));
  };
  return (
    <>
      <Choice
        label="Periodo"
        value={length}
        options={[...LENGTHS.map((days) => [String(days), `Últimos ${days} días`] as const), [OTHER, "Otras fechas"]]}
        onChange={choose}
      />
      {length === OTHER ? (
        <>
          <Day label="Desde" day={period.from} max={period.to} onChange={(from) => onChange({ ...period, from })} />
          <Day
            label="Hasta"
            day={period.to}
            min={period.from}
            max={todayInSpain()}
            onChange={(to) => onChange({ ...period, to })}
          />
        </>
      ) : null}
    </>
  );
}

interface DayProps {
  label: string;
  day: string;
  min?: string;
  max: string;
  onChange: (day: string) => void;
}

/** A day that can be typed. It counts once it is complete and within its limits. */
function Day({ label, day, onChange, ...limits }: DayProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Text as="label" size={1} muted htmlFor={id}>
        {label}
      </Text>
      <input
        id={id}
        type="date"
        required
        defaultValue={day}
        {...limits}
        onChange={({ currentTarget }) => currentTarget.checkValidity() && onChange(currentTarget.value)}
        style={{
          ...{ font: "inherit", fontSize: 14, padding: "7px 10px", borderRadius: 4 },
          border: "1px solid var(--card-border-color)",
        }}
      />
    </Stack>
  );
}
