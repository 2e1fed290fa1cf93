import { useEffect, useRef } from "react";
import { CorrectButton, FieldHint, useCheckOnLeave } from "#app/checkout/field-hint.tsx";
import { fillInKnown, readFields, setFields } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { codeWithZero, lacksZero } from "#app/forms/address-rules.ts";
import { cityToFillIn, provinceToFillIn } from "#app/forms/provinces.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField, useFieldChange } from "#app/ui/text-field.tsx";
import { splitTypedNumber } from "./typed-street.ts";

/**
 * The postal code. For a code of four digits a hint offers to add the missing zero, on leaving the field and on sending
 * (docs/rules.md#postal-codes).
 */
export function PostalCodeField(props: StepField) {
  const { field, error } = props;
  const seemsToLackZero = useCheckOnLeave(field, async (value) => lacksZero(value));
  const code = codeWithZero(field.value);
  const accept = (
    <CorrectButton field={field} values={{ [field.name]: code }} className="noscript:hidden">
      <T k="checkout:acceptPostalCode" values={{ code }} />
    </CorrectButton>
  );
  return (
    <TextField
      {...props}
      hint={
        <FieldHint>
          {seemsToLackZero && !error ? (
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
      inputMode="numeric"
      autoComplete="postal-code"
      span={4}
    />
  );
}

/** The house number. A floor, door or stairs typed with it moves to its own field, unless one of those fields has a value. */
export function NumberField(props: StepField) {
  const { id, formId } = props.field;
  useFieldChange(id, (input) => {
    const form = document.forms.namedItem(formId);
    const parts = splitTypedNumber(input.value);
    if (!form || !parts) return;
    const { number, ...inside } = parts;
    const typed = Object.values(readFields(form, Object.keys(inside)));
    if (typed.every((value) => value === "")) fillInKnown(form, { number, ...inside });
  });
  return <TextField {...props} hint={<T k="checkout:noNumber" />} autoCapitalize="none" span={3} />;
}

/**
 * Fills in the province of the typed postal code, and the city of a province that has only one, such as Ceuta (docs/rules.md#postal-codes).
 *
 * @param code undefined while it is incomplete or invalid.
 */
export function useFillInProvinceAndCity(formId: string, code: string | undefined): void {
  const before = useRef<string>();
  const filled = useRef<string>();
  // Selects the filled-in province on focus, so that typing replaces it.
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    const select = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.name === "province" && target.value === filled.current) {
        target.select();
      }
    };
    form?.addEventListener("focusin", select);
    return () => form?.removeEventListener("focusin", select);
  }, [formId]);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form || code === undefined || code === before.current) return;
    const typed = readFields(form, ["province", "city"]);
    const codes = { code, before: before.current };
    const province = provinceToFillIn({ ...codes, typed: typed.province ?? "" });
    const city = cityToFillIn({ ...codes, typed: typed.city ?? "" });
    before.current = code;
    // An empty city takes away one that only fitted the former code.
    if (city !== undefined) setFields(form, { city });
    if (province === undefined) return;
    setFields(form, { province });
    filled.current = province;
  }, [formId, code]);
}
