import { fillIn, readFields } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useFieldChange } from "#app/ui/use-field-change.ts";
import { splitTypedNumber } from "./typed-street.ts";

/** The number of the house. A floor, door or stairs that was typed with it goes to its own field, if that is empty. */
export function NumberField(props: StepField) {
  const { id, formId } = props.field;
  useFieldChange(id, (input) => {
    const form = document.forms.namedItem(formId);
    const parts = splitTypedNumber(input.value);
    if (!form || !parts) return;
    const { number, ...inside } = parts;
    const typed = Object.values(readFields(form, Object.keys(inside)));
    if (typed.every((value) => value === "")) fillIn(form, { number, ...inside });
  });
  return (
    <TextField
      {...props}
      label={<T k="checkout:number" />}
      hint={<T k="checkout:noNumber" />}
      autoCapitalize="none"
      span={3}
    />
  );
}
