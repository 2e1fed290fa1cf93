import { useEffect, useRef } from "react";
import { readFields, setFields } from "#app/checkout/fill-in.ts";
import { provinceToFillIn } from "#app/forms/provinces.ts";

/** Fills in the province of the typed postal code (docs/rules.md#postal-codes). `code`: undefined while it is incomplete or invalid. */
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
    const { province: typed = "" } = readFields(form, ["province"]);
    const province = provinceToFillIn({ code, before: before.current, typed });
    before.current = code;
    if (province === undefined) return;
    setFields(form, { province });
    filled.current = province;
  }, [formId, code]);
}
