import { CorrectButton } from "#app/checkout/correct-button.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { codeWithZero } from "#app/forms/address-rules.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The postal code. One of four digits is asked about, with a button that takes the code with its zero (docs/rules.md#postal-codes). */
export function PostalCodeField({ field, error, autoFocus, isRequired }: StepField) {
  const code = codeWithZero(field.value);
  return (
    <TextField
      field={field}
      error={
        field.errors?.[0] === "errors:missingZero" ? (
          <>
            {error}{" "}
            <CorrectButton field={field} values={{ [field.name]: code }} className="noscript:hidden">
              <T k="checkout:acceptPostalCode" values={{ code }} />
            </CorrectButton>
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
