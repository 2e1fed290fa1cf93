import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

/** How a control looks: a line of text, a select, a combobox. */
export const CONTROL =
  "block min-h-12 w-full rounded-sm border border-field bg-white px-3.5 py-2 text-base placeholder:text-muted focus:border-brand-600 disabled:bg-line/40 disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]";

/** How many of the form grid's 12 columns a field takes: 12 by default, on phones and from 648 px (section 2). */
const SPANS = {
  12: "col-span-12",
  8: "col-span-12 md:col-span-8",
  6: "col-span-12 md:col-span-6",
  4: "col-span-6 md:col-span-4",
  /** As 4, for what needs a phone's whole width. */
  "4-wide": "col-span-12 md:col-span-4",
} as const;

export interface FieldProps {
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
  autoFocus?: boolean;
}

interface FrameProps extends Omit<FieldProps, "autoFocus"> {
  children: ReactNode;
}

/** The id of a field's help, for `aria-describedby`; none where it has no help. */
export function hintIdOf({ field, hint }: Pick<FieldProps, "field" | "hint">): string | undefined {
  return hint ? `${field.id}-hint` : undefined;
}

/** A control's label, help and error, and its place on the form's grid. */
export function FieldFrame({ field, label, error, hint, span = 12, className = "", children }: FrameProps) {
  return (
    <div className={`${SPANS[span]} ${className}`}>
      <label htmlFor={field.id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={hintIdOf({ field, hint })} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
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

/** The 12 columns that a form's fields stand on (section 2). */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-12 gap-x-4 gap-y-5">{children}</div>;
}
