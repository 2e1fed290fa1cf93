import { type FieldMetadata, getCollectionProps, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { FieldError, FieldFrame, type FieldProps } from "./field-frame.tsx";

interface RadioProps {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
  error?: string;
  /** The first option takes the focus when the page opens. */
  autoFocus?: boolean;
  /** Id of the description; by default the id of the error. */
  describedBy?: string;
  children?: ReactNode;
}

export function RadioField({ field, label, options, error, autoFocus, describedBy, children }: RadioProps) {
  const radios = getCollectionProps(field, { type: "radio", options: options.map(({ value }) => value) });
  return (
    <fieldset id={field.id} className="col-span-12" aria-describedby={describedBy ?? field.errorId}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {radios.map(({ key, ...radio }, position) => (
          <label key={key} className="option font-semibold">
            <input {...radio} autoFocus={autoFocus && position === 0} />
            {options[position]?.label}
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
      {children}
    </fieldset>
  );
}

interface SelectProps extends Omit<FieldProps, "hint" | "className"> {
  options: { value: string; label: string }[];
}

export function SelectField({ field, label, error, span, autoFocus, isRequired, options }: SelectProps) {
  return (
    <FieldFrame field={field} label={label} error={error} span={span}>
      <select
        {...getSelectProps(field)}
        key={field.key}
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
