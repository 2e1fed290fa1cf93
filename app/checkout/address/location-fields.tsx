import { useEffect, useRef } from "react";
import { CorrectButton, FieldHint, useCheckOnLeave } from "#app/checkout/field-hint.tsx";
import { fillIn, readFields, setFields } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { codeWithZero, lacksZero } from "#app/forms/address-rules.ts";
import { cityToFillIn, provinceToFillIn } from "#app/forms/provinces.ts";
import { T } from "#app/i18n/t.tsx";
import { TextField, useFieldChange } from "#app/ui/text-field.tsx";
import { splitTypedNumber } from "./typed-street.ts";

/**
 * The postal code. One of four digits is asked about when it is left and when it is sent, with a button that takes the code with its
 * zero (docs/rules.md#postal-codes).
 */
export function PostalCodeField({ field, error, autoFocus, isRequired }: StepField) {
  const isAsked = useCheckOnLeave(field, async (value) => lacksZero(value));
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

/**
 * Fills in the province of the typed postal code, and the city of a province that has only one, such as Ceuta (docs/rules.md#postal-codes).
 *
 * @param code undefined while it is incomplete or invalid.
 */
export function useFilledProvince(formId: string, code: string | undefined): void {
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
    if (city !== undefined) setFields(form, { city });
    if (province === undefined) return;
    setFields(form, { province });
    filled.current = province;
  }, [formId, code]);
}
