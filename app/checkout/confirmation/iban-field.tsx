import { FieldHint, useLeftField } from "#app/checkout/field-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The account. When it is left, wrong check digits are pointed out, and never rejected (docs/rules.md#confirmation-fields). */
export function IbanField(field: StepField) {
  const isWrong = useLeftField(field.field, async (value) => {
    const { hasWrongCheckDigits } = await import("#app/forms/likely-mistakes.ts");
    return hasWrongCheckDigits(value);
  });
  return (
    <TextField
      {...field}
      label={<T k="checkout:iban" />}
      hint={<FieldHint>{isWrong && !field.error ? <T k="checkout:wrongIban" /> : null}</FieldHint>}
      placeholder="ES00 0000 0000 0000 0000 0000"
      spellCheck={false}
      autoCapitalize="characters"
      autoComplete="off"
      // Its 29 characters fit into a phone of 360 px.
      className="iban"
      span={6}
    />
  );
}
