import { CorrectButton } from "#app/checkout/correct-button.tsx";
import { FieldHint, useLeftField } from "#app/checkout/field-hint.tsx";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The e-mail address. When it is left, the address that the visitor probably means is offered (docs/rules.md#personal-data-fields). */
export function EmailField(props: StepField) {
  const { field } = props;
  const meant = useLeftField(field, async (value) => {
    const { likelyEmail } = await import("#app/forms/likely-mistakes.ts");
    return likelyEmail(value);
  });
  return (
    <TextField
      {...props}
      label={<T k="checkout:email" />}
      hint={
        <FieldHint>
          {meant ? (
            <>
              <span className="wrap-anywhere">
                <T k="checkout:likelyEmail" values={{ email: meant }} />
              </span>{" "}
              <CorrectButton field={field} values={{ [field.name]: meant }}>
                <T k="checkout:correct" />
              </CorrectButton>
            </>
          ) : null}
        </FieldHint>
      }
      type="email"
      autoComplete="email"
      spellCheck={false}
      span={6}
    />
  );
}
