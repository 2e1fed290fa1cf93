import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

/** Columns of the form grid that a field takes from 648 px on; on phones half of them or all. See docs/rules.md#form-grid. */
const SPANS = {
  12: "col-span-12",
  8: "col-span-12 md:col-span-8",
  6: "col-span-12 md:col-span-6",
  /** Half of a form that is in a column of the page. The width of its `@container` counts, not that of the screen. */
  "6-of-container": "col-span-12 @[26rem]:col-span-6",
  4: "col-span-6 md:col-span-4",
  "4-full-on-phone": "col-span-12 md:col-span-4",
  3: "col-span-6 md:col-span-3",
  "3-full-on-phone": "col-span-12 md:col-span-3",
} as const;

export interface FieldProps {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  span?: keyof typeof SPANS;
  className?: string;
  /** Takes the focus when the page opens: the first invalid field of a refused form. */
  autoFocus?: boolean;
  /** Screen readers say so. Not the attribute `required`: the browser's messages would come in the place of ours. */
  isRequired?: boolean;
}

interface FrameProps extends Omit<FieldProps, "autoFocus" | "isRequired"> {
  children: ReactNode;
}

/** The id of a field's help text, for `aria-describedby`. */
export function hintIdOf({ field, hint }: Pick<FieldProps, "field" | "hint">): string | undefined {
  return hint ? `${field.id}-hint` : undefined;
}

/** Label, help text and error of a control, and its columns on the form grid. */
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

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} className="field-error">
      {children}
    </p>
  );
}

/** The 12 columns of a form. See docs/rules.md#form-grid. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-12 gap-x-[min(1rem,3%)] gap-y-5">{children}</div>;
}
