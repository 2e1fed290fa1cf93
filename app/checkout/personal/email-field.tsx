import { fillIn } from "#app/checkout/fill-in.ts";
import { LateHint, useLeftField } from "#app/checkout/late-hint.tsx";
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
  const take = (email: string) => {
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    fillIn(form, { [field.name]: email });
    // The button goes away, and with it the focus.
    document.getElementById(field.id)?.focus();
  };
  return (
    <TextField
      {...props}
      label={<T k="checkout:email" />}
      hint={
        <LateHint>
          {meant ? (
            <>
              <span className="wrap-anywhere">
                <T k="checkout:likelyEmail" values={{ email: meant }} />
              </span>{" "}
              <button type="button" onClick={() => take(meant)} className="min-h-6 underline underline-offset-4">
                <T k="checkout:takeEmail" />
              </button>
            </>
          ) : null}
        </LateHint>
      }
      type="email"
      autoComplete="email"
      spellCheck={false}
      span={6}
    />
  );
}
