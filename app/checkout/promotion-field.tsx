import { type ReactNode, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { StepField } from "./use-step-form.ts";

interface Props extends StepField {
  /** What the backend said of the code; undefined before it was asked. */
  outcome?: ReactNode;
}

/** The promotional code, behind a link (docs/rules.md#promotional-code). Open when there is a code or a message. */
export function PromotionField({ field, error, autoFocus, outcome }: Props) {
  const hasCode = Boolean(field.value);
  const [isOpen, setOpen] = useState(hasCode);
  return (
    <details
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        // Opened by the visitor, who wants to type. The form itself focuses an error.
        const isTapped = currentTarget.contains(document.activeElement);
        if (currentTarget.open && isTapped && !error) document.getElementById(field.id)?.focus();
      }}
      className="col-span-12"
    >
      <summary className="promotion text-link">
        <T k="checkout:havePromotion" />
      </summary>
      <TextField
        field={field}
        error={error}
        autoFocus={autoFocus}
        label={<T k="checkout:promotion" />}
        hint={
          <span aria-live="polite">{hasCode && !error ? (outcome ?? <T k="checkout:promotionLater" />) : null}</span>
        }
        autoCapitalize="none"
        spellCheck={false}
        className="pt-1"
      />
    </details>
  );
}
