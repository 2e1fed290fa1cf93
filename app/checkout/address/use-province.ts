import { useEffect, useRef } from "react";
import { readFields, setFields } from "#app/checkout/fill-in.ts";
import { cityToFillIn, provinceToFillIn } from "#app/forms/provinces.ts";

/** Fills in the province of the typed postal code, and the city where there is one (docs/rules.md#postal-codes). `code`: undefined while it is incomplete or invalid. */
export function useProvince(formId: string, code: string | undefined): void {
  const before = useRef<string>();
  const filled = useRef<string>();
  // Whoever types into the filled field replaces the name, after a tap too.
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
