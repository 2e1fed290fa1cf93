import { LateHint, useLeftField } from "#app/checkout/late-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The document number. When it is left, a wrong check letter is pointed out, and never refused (docs/rules.md#identity-documents). */
export function DocumentField({ documentType, ...field }: StepField & { documentType: string | undefined }) {
  const type = documentType === "NIE" || documentType === "CIF" ? documentType : "DNI";
  const wrong = useLeftField(field.field, async (value) => {
    const { hasWrongLetter } = await import("#app/forms/likely-mistakes.ts");
    return hasWrongLetter(type, value) ? type : undefined;
  });
  return (
    <TextField
      {...field}
      label={<T k="checkout:docNumber" />}
      hint={
        <LateHint>
          {wrong === type ? <T k={type === "CIF" ? "checkout:wrongControl" : "checkout:wrongLetter"} /> : null}
        </LateHint>
      }
      autoCapitalize="characters"
      span={8}
      spellCheck={false}
    />
  );
}
