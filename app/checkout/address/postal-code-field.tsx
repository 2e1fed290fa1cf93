import { CorrectButton } from "#app/checkout/correct-button.tsx";
import { FieldHint, useLeftField } from "#app/checkout/field-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { codeWithZero, lacksZero } from "#app/forms/address-rules.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/**
 * The postal code. One of four digits is asked about when it is left and when it is sent, with a button that takes the code with its
 * zero (docs/rules.md#postal-codes).
 */
export function PostalCodeField({ field, error, autoFocus, isRequired }: StepField) {
  const isAsked = useLeftField(field, async (value) => lacksZero(value));
  const code = codeWithZero(field.value);
  const accept = (
    <CorrectButton field={field} values={{ [field.name]: code }} className="noscript:hidden">
      <T k="checkout:acceptPostalCode" values={{ code }} />
    </CorrectButton>
  );
  return (
    <TextField
      field={field}
      hint={
        <FieldHint>
          {isAsked && !error ? (
            <>
              <T k="errors:missingZero" /> {accept}
            </>
          ) : null}
        </FieldHint>
      }
      error={
        field.errors?.[0] === "errors:missingZero" ? (
          <>
            {error} {accept}
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
