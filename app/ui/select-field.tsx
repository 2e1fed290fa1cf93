import { getSelectProps } from "@conform-to/react";
import { FieldFrame, type FieldProps, hintIdOf } from "./field-frame.tsx";

interface Props extends FieldProps {
  options: { value: string; label: string }[];
  autoComplete?: string;
}

/** A native select. */
export function SelectField(props: Props) {
  const { field, label, error, hint, span, className, autoFocus, isRequired, options, autoComplete } = props;
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <select
        {...getSelectProps(field, { ariaDescribedBy: hintIdOf({ field, hint }) })}
        key={field.key}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        aria-required={isRequired || undefined}
        className="control"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
