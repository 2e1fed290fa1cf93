import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";

const CONTROL =
  "block min-h-12 w-full rounded-sm border border-field bg-white px-3.5 py-2 text-base placeholder:text-muted/80 focus:border-brand-600 aria-invalid:border-danger";

/** How many of the form grid's 12 columns a field takes: 12 by default, on phones and from 648 px (section 2). */
const SPANS = {
  12: "col-span-12",
  8: "col-span-12 md:col-span-8",
  6: "col-span-12 md:col-span-6",
  4: "col-span-6 md:col-span-4",
} as const;

interface FieldProps {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  /** The message of the field's error, in the page's language. */
  error?: string;
  /** Help that stays in sight. */
  hint?: ReactNode;
  span?: keyof typeof SPANS;
  /** Further classes for the field as a whole. */
  className?: string;
  /** Gets focus on a page that was refused: the first wrong field. */
  takesFocus?: boolean;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "tel" | "email";
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  placeholder?: string;
  spellCheck?: boolean;
}

/** A line of text with its label, help and error. */
export function TextField({
  field,
  label,
  error,
  hint,
  span = 12,
  className = "",
  takesFocus,
  type = "text",
  ...input
}: TextFieldProps) {
  const hintId = hint ? `${field.id}-hint` : undefined;
  return (
    <div className={`${SPANS[span]} ${className}`}>
      <FieldLabel id={field.id}>{label}</FieldLabel>
      <input
        {...getInputProps(field, { type, ariaDescribedBy: hintId })}
        key={field.key}
        {...input}
        autoFocus={takesFocus}
        className={CONTROL}
      />
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}

interface SelectFieldProps extends Omit<FieldProps, "hint" | "className"> {
  options: { value: string; label: string }[];
  autoComplete?: string;
}

/** A choice of a few options. */
export function SelectField({ field, label, error, span = 12, takesFocus, options, autoComplete }: SelectFieldProps) {
  return (
    <div className={SPANS[span]}>
      <FieldLabel id={field.id}>{label}</FieldLabel>
      <select
        {...getSelectProps(field)}
        key={field.key}
        autoComplete={autoComplete}
        autoFocus={takesFocus}
        className={CONTROL}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}

/** A box to tick, with its sentence. */
export function CheckboxField({ field, label, error, takesFocus }: Omit<FieldProps, "hint" | "span" | "className">) {
  return (
    <div className="col-span-12">
      <div className="flex gap-3">
        <input
          {...getInputProps(field, { type: "checkbox" })}
          key={field.key}
          autoFocus={takesFocus}
          className="mt-0.5 size-6 shrink-0 accent-brand-700"
        />
        <label htmlFor={field.id} className="leading-snug">
          {label}
        </label>
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}

function FieldLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block font-semibold">
      {children}
    </label>
  );
}

function FieldHint({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1 text-sm text-muted">
      {children}
    </p>
  );
}

/** A field's error, tied to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm font-semibold text-danger empty:hidden">
      {children}
    </p>
  );
}
