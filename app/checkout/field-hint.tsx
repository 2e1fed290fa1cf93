import type { FieldMetadata } from "@conform-to/react";
import { type ReactNode, useEffect, useState } from "react";
import { useFieldChange } from "#app/ui/text-field.tsx";
import { fillInKnown } from "./fill-in.ts";

/**
 * What a check finds in a field's value when the visitor leaves it; undefined as soon as they type again. Checks bring zod, so their
 * code is loaded then.
 */
export function useCheckOnLeave<Found>(
  field: FieldMetadata<string | undefined>,
  check: (value: string) => Promise<Found | undefined>,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(watchPresses, []);
  useFieldChange(field.id, (input) => {
    const { value } = input;
    check(value).then(
      async (result) => {
        await press;
        if (input.value === value) setFound(result);
      },
      () => {
        // Without its code there is no hint. The backend checks the value.
      },
    );
  });
  useEffect(() => {
    const input = document.getElementById(field.id);
    const type = () => setFound(undefined);
    input?.addEventListener("input", type);
    return () => input?.removeEventListener("input", type);
  }, [field.id]);
  return found;
}

/** Resolves when the current pointer press ends, after its click. */
let press: Promise<void> | undefined;

/**
 * Watches the pointer. A hint that appeared between the press and the release of a button would move the button away, and the click
 * would be lost.
 */
function watchPresses(): () => void {
  const watch = () => {
    press = new Promise((resolve) => {
      const end = () => setTimeout(resolve);
      document.addEventListener("pointerup", end, { once: true, capture: true });
      document.addEventListener("pointercancel", end, { once: true, capture: true });
    });
  };
  document.addEventListener("pointerdown", watch, true);
  return () => document.removeEventListener("pointerdown", watch, true);
}

/** A hint that appears when a field is left. Its live region exists before, so that screen readers announce it. */
export function FieldHint({ children }: { children: ReactNode }) {
  return (
    <span aria-live="polite" className="font-medium text-accent-ink">
      {children}
    </span>
  );
}

interface Props {
  /** The field that the hint is about. */
  field: FieldMetadata<string | undefined>;
  /** What the visitor probably means, by field name. */
  values: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A button in a hint that corrects the field. */
export function CorrectButton({ field, values, className = "", children }: Props) {
  const correct = () => {
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    fillInKnown(form, values);
    // The button disappears with the hint and would lose the focus.
    document.getElementById(field.id)?.focus();
  };
  return (
    <button type="button" onClick={correct} className={`min-h-6 underline underline-offset-4 ${className}`}>
      {children}
    </button>
  );
}
