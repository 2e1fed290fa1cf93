import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { fillIn } from "./fill-in.ts";

interface Props {
  /** The field that the hint is about. */
  field: FieldMetadata<string | undefined>;
  /** What the visitor probably means, by field name. */
  values: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A button in a hint that fills in what the visitor probably means. */
export function CorrectButton({ field, values, className = "", children }: Props) {
  const correct = () => {
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    fillIn(form, values);
    // The button goes away, and with it the focus.
    document.getElementById(field.id)?.focus();
  };
  return (
    <button type="button" onClick={correct} className={`min-h-6 underline underline-offset-4 ${className}`}>
      {children}
    </button>
  );
}
