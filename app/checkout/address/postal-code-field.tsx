import { fillIn } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { codeWithZero } from "#app/forms/address-rules.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The postal code. One of four digits is asked about, with a button that takes the code with its zero (docs/rules.md#postal-codes). */
export function PostalCodeField({ field, error, autoFocus, isRequired }: StepField) {
  const code = codeWithZero(field.value);
  const accept = () => {
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    fillIn(form, { [field.name]: code });
    // The button goes away, and with it the focus.
    document.getElementById(field.id)?.focus();
  };
  return (
    <TextField
      field={field}
      error={
        field.errors?.[0] === "errors:missingZero" ? (
          <>
            {error}{" "}
            <button type="button" onClick={accept} className="min-h-6 underline underline-offset-4 noscript:hidden">
              <T k="checkout:acceptPostalCode" values={{ code }} />
            </button>
          </>
        ) : (
          error
        )
      }
      autoFocus={autoFocus}
      isRequired={isRequired}
      label={<T k="checkout:postalCode" />}
      inputMode="numeric"
      autoComplete="postal-code"
      span={4}
    />
  );
}
