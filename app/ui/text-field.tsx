import { getInputProps } from "@conform-to/react";
import { type InputHTMLAttributes, useEffect, useRef } from "react";
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
  inputClassName?: string;
}

export function TextField({
  field,
  label,
  error,
  hint,
  span,
  className,
  autoFocus,
  isRequired,
  type = "text",
  inputClassName = "",
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} error={error} hint={hint} span={span} className={className}>
      <input
        {...getInputProps(field, { type, ariaDescribedBy: hintIdOf({ field, hint }) })}
        key={field.key}
        {...input}
        aria-required={isRequired || undefined}
        autoFocus={autoFocus}
        className={`control ${inputClassName}`.trimEnd()}
      />
    </FieldFrame>
  );
}

/**
 * Calls `onChange` when a text field is left with another value, or filled in by the browser: at the browser's event `change`. React's
 * `onChange` is the browser's `input`, which comes with every key.
 */
export function useFieldChange(id: string, onChange: (input: HTMLInputElement) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const change = () => latest.current(input);
    input.addEventListener("change", change);
    return () => input.removeEventListener("change", change);
  }, [id]);
}
