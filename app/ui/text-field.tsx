import { getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldProps, hintIdOf } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps {
  type?: "text" | "tel" | "email";
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  /** Which letters the keyboard of a phone writes in capitals. */
  autoCapitalize?: "none" | "words" | "characters";
  placeholder?: string;
  spellCheck?: boolean;
  disabled?: boolean;
}

/** A text field with its label, help text and error. */
export function TextField({
  field,
  label,
  error,
  hint,
  span,
  className,
  autoFocus,
  isRequired,
  ...control
}: TextFieldProps) {
  const { type = "text", ...input } = control;
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <input
        {...getInputProps(field, { type, ariaDescribedBy: hintIdOf({ field, hint }) })}
        key={field.key}
        {...input}
        aria-required={isRequired || undefined}
        autoFocus={autoFocus}
        className="control"
      />
    </FieldFrame>
  );
}
