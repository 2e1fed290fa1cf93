import { useRef, useState } from "react";
import { fillInKnown, readFields } from "#app/checkout/fill-in.ts";
import type { StepField } from "#app/checkout/use-step-form.ts";
import { T } from "#app/i18n/t.tsx";
import { ComboboxField } from "#app/ui/combobox-field.tsx";
import { houseNumberIn, streetIn, withWrittenType } from "./street-search.ts";
import { splitTypedStreet } from "./typed-street.ts";
import { usePickedAddress, useStreetSearch } from "./use-street-search.ts";

/** The street, with suggestions. Picking one fills in street type, number, postal code, city and province (docs/rules.md#street-search). */
export function StreetField(props: StepField) {
  const { field } = props;
  const { suggestions, search, find } = useStreetSearch();
  const { fillInPicked, placeIn } = usePickedAddress(find);
  const [isFilled, setFilled] = useState(false);
  const typed = useRef("");

  const pick = async (id: string) => {
    const text = suggestions.find((suggestion) => suggestion.id === id)?.text ?? "";
    const form = document.forms.namedItem(field.formId);
    if (!form) return;
    setFilled(false);
    moveTypedNumber(form, text);
    if (await fillInPicked(form, id, text)) setFilled(true);
  };

  /**
   * Moves a number and a floor that were typed behind the street to their fields, if those are empty. The suggestion replaces the typed
   * text, and was made for an earlier one where it has no number.
   */
  const moveTypedNumber = (form: HTMLFormElement, suggestion: string) => {
    const parts = splitTypedStreet(typed.current);
    if (!parts || houseNumberIn(suggestion) || streetIn(suggestion).street.split(" ").includes(parts.number)) return;
    const { type, street, postalCode, city, ...inside } = parts;
    const before = readFields(form, Object.keys(inside));
    if (Object.values(before).every((value) => value === "")) fillInKnown(form, inside);
  };

  /** Moves the parts of an address that was written whole to their fields, if number and floor are empty. Returns the street. */
  const split = (text: string): string | undefined => {
    const form = document.forms.namedItem(field.formId);
    if (!form) return undefined;
    const parts = splitTypedStreet(text, readFields(form, ["type"]).type);
    if (!parts) return takeType(form, text);
    const { type, street, postalCode = "", city = "", ...inside } = parts;
    const typed = readFields(form, [...Object.keys(inside), "postalCode", "city"]);
    if (Object.keys(inside).some((name) => typed[name] !== "")) return undefined;
    fillInKnown(form, {
      ...(type && { type }),
      ...inside,
      ...(typed.postalCode === "" && { postalCode }),
      ...(typed.city === "" && { city }),
    });
    return street;
  };

  /** Moves a type that was written with the name to its field. Returns the name. */
  const takeType = (form: HTMLFormElement, text: string): string | undefined => {
    const { type, street } = withWrittenType({ type: readFields(form, ["type"]).type ?? "", street: text });
    if (street === text) return undefined;
    fillInKnown(form, { type });
    return street;
  };

  return (
    <ComboboxField
      {...props}
      hint={
        <>
          <span role="status">{isFilled ? <T k="checkout:filled" /> : null}</span>
          {isFilled ? null : <T as="span" className="noscript:hidden" k="checkout:streetHint" />}
        </>
      }
      autoComplete="address-line1"
      span={6}
      suggestions={suggestions.map(({ id, text }) => ({ id, text, value: streetIn(text).street }))}
      onType={(text) => {
        typed.current = text;
        setFilled(false);
        const form = document.forms.namedItem(field.formId);
        search(text, form ? placeIn(form) : {});
      }}
      onPick={pick}
      onLeave={split}
    />
  );
}
