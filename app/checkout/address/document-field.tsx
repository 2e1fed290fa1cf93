import { CorrectButton } from "#app/checkout/correct-button.tsx";
import { FieldHint, useLeftField } from "#app/checkout/field-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/**
 * The document number. When it is left, a number of another type offers that type, and a wrong or missing check letter is pointed out
 * (docs/rules.md#identity-documents).
 */
export function DocumentField({ documentType, ...field }: StepField & { documentType: string | undefined }) {
  const type = documentType === "NIE" || documentType === "CIF" ? documentType : "DNI";
  const found = useLeftField(field.field, async (value) => {
    const { hasWrongLetter, lacksLetter, meantDocumentType } = await import("#app/forms/likely-mistakes.ts");
    return {
      type,
      meant: meantDocumentType(type, value),
      isWrong: hasWrongLetter(type, value),
      isWithout: type !== "CIF" && lacksLetter(value),
    };
  });
  const hint = found?.type === type ? found : undefined;
  return (
    <TextField
      {...field}
      label={<T k="checkout:docNumber" />}
      hint={
        <FieldHint>
          {hint?.isWrong && !field.error ? (
            <T k={type === "CIF" ? "checkout:wrongControl" : "checkout:wrongLetter"} />
          ) : null}
          {hint?.isWithout ? <T k="checkout:missingLetter" /> : null}
          {hint?.meant ? (
            <>
              <T k="checkout:meantType" values={{ type: hint.meant }} />{" "}
              <CorrectButton field={field.field} values={{ docType: hint.meant }}>
                <T k="checkout:correct" />
              </CorrectButton>
            </>
          ) : null}
        </FieldHint>
      }
      autoCapitalize="characters"
      span={8}
      spellCheck={false}
    />
  );
}
