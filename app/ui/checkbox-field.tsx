import { getInputProps } from "@conform-to/react";
import { FieldError, type FieldProps } from "./field-frame.tsx";

export function CheckboxField(props: Omit<FieldProps, "hint" | "span" | "className">) {
  const { field, label, error, autoFocus, isRequired } = props;
  return (
    <div className="col-span-12">
      <div className="flex gap-3">
        <input
          {...getInputProps(field, { type: "checkbox" })}
          key={field.key}
          autoFocus={autoFocus}
          aria-required={isRequired || undefined}
          className="mt-0.5 size-6 shrink-0 accent-brand-700"
        />
        <label htmlFor={field.id} className="min-w-0 leading-snug wrap-anywhere">
          {label}
        </label>
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}
