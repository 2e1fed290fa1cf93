import { Stack, Text } from "@sanity/ui";
import { useId } from "react";

interface Props {
  label: string;
  value: string;
  /** Values and their titles. */
  options: readonly (readonly [value: string, title: string])[];
  onChange: (value: string) => void;
  isReadOnly?: boolean;
}

/** A list to choose from, with its label above. */
export function Choice({ label, value, options, onChange, isReadOnly = false }: Props) {
  const id = useId();
  // What was chosen before may be no choice any more. It still counts.
  const isOffered = options.some(([option]) => option === value);
  return (
    <Stack gap={2}>
      <Text as="label" size={1} muted htmlFor={id}>
        {label}
      </Text>
      <select
        id={id}
        value={value}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        style={{
          font: "inherit",
          fontSize: 14,
          padding: "8px 10px",
          borderRadius: 4,
          border: "1px solid var(--card-border-color)",
          background: "var(--card-bg-color)",
          color: "var(--card-fg-color)",
        }}
      >
        {[...options, ...(isOffered ? [] : [[value, value] as const])].map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </Stack>
  );
}
