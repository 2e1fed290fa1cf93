import { type ReactNode, useState } from "react";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { StepField } from "./use-step-form.ts";

interface Props extends StepField {
  /** In step 3, where the code of step 2 is shown and can be changed. */
  isEntered?: boolean;
  /** What the backend said of the code; undefined before it was asked. */
  outcome?: ReactNode;
}

/**
 * The promotional code: in step 2 behind a link, open when there is one; in step 3 the code that was entered, with its outcome and
 * 'Cambiar' (docs/rules.md#promotional-code).
 */
export function PromotionField({ field, label, error, autoFocus, isEntered = false, outcome }: Props) {
  const [isOpen, setOpen] = useState(isEntered ? outcome !== undefined : Boolean(field.value));
  const isShown = isOpen || error !== undefined;
  const message = outcome ?? <T k="checkout:promotionLater" />;
  return (
    <div className="col-span-12">
      {isEntered && field.value && !isShown ? (
        <>
          <p>
            {label}: <strong>{field.value}</strong>
          </p>
          <p className="text-sm text-muted">{message}</p>
        </>
      ) : null}
      <details
        open={isShown}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          // Opened by the visitor, who wants to type. The form itself focuses an error.
          const isTapped = currentTarget.contains(document.activeElement);
          if (currentTarget.open && isTapped && !error) document.getElementById(field.id)?.focus();
        }}
      >
        <summary className="promotion text-link">
          <T k={isEntered ? "checkout:changePromotion" : "checkout:havePromotion"} />
        </summary>
        <TextField
          field={field}
          error={error}
          autoFocus={autoFocus}
          label={label}
          hint={<span aria-live="polite">{field.value && !error ? message : null}</span>}
          autoCapitalize="none"
          spellCheck={false}
          className="pt-1"
        />
      </details>
    </div>
  );
}
