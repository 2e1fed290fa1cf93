import { fillIn } from "#app/checkout/fill-in.ts";
import { LateHint, useLeftField } from "#app/checkout/late-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/**
 * The document number. When it is left, a number of another type selects that type, and a wrong check letter is pointed out, and never
 * refused (docs/rules.md#identity-documents).
 */
export function DocumentField({ documentType, ...field }: StepField & { documentType: string | undefined }) {
  const type = documentType === "NIE" || documentType === "CIF" ? documentType : "DNI";
  const found = useLeftField(field.field, async (value) => {
    const { hasWrongLetter, meantDocumentType } = await import("#app/forms/likely-mistakes.ts");
    const meant = meantDocumentType(type, value);
    const form = document.forms.namedItem(field.field.formId);
    if (meant && form) fillIn(form, { docType: meant });
    const checked = meant ?? type;
    return { type: checked, isChosen: meant !== undefined, isWrong: hasWrongLetter(checked, value) };
  });
  const hint = found?.type === type ? found : undefined;
  return (
    <TextField
      {...field}
      label={<T k="checkout:docNumber" />}
      hint={
        <LateHint>
          {hint?.isChosen ? <T k="checkout:typeChosen" values={{ type }} /> : null}{" "}
          {hint?.isWrong ? <T k={type === "CIF" ? "checkout:wrongControl" : "checkout:wrongLetter"} /> : null}
        </LateHint>
      }
      autoCapitalize="characters"
      span={8}
      spellCheck={false}
    />
  );
}
