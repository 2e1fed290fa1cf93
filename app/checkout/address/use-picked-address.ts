import { useRef } from "react";
import { readFields, setFields } from "#app/checkout/fill-in.ts";
import { type AddressValues, PICKED_FIELDS, pickedValues, typedPlace } from "./picked-values.ts";
import { houseNumberIn, type PickedAddress, streetIn } from "./street-search.ts";

/** Fills in the form with the suggestion that was picked last (docs/rules.md#street-search). */
export function usePickedAddress(find: (id: string) => Promise<PickedAddress | undefined>) {
  const filled = useRef<AddressValues>({});
  const picks = useRef(0);
  const fill = (form: HTMLFormElement, values: AddressValues) => {
    setFields(form, values);
    filled.current = { ...filled.current, ...values };
  };
  const fillInPicked = async (form: HTMLFormElement, id: string, text: string): Promise<boolean> => {
    picks.current += 1;
    const pick = picks.current;
    const inText = withoutEmpty({ type: streetIn(text).type, number: houseNumberIn(text) });
    fill(form, inText);
    const before = readFields(form, PICKED_FIELDS);
    const address = await find(id);
    if (pick !== picks.current) return false;
    const known = { ...address, ...inText, ...(address?.type && { type: address.type }) };
    fill(form, pickedValues({ before, now: readFields(form, PICKED_FIELDS), filled: filled.current, known }));
    return address !== undefined;
  };
  return {
    /** Returns whether the details were found and no other suggestion has been picked meanwhile. */
    fillInPicked,
    /** The typed postal code and city, by field name. */
    placeIn: (form: HTMLFormElement) => typedPlace(readFields(form, PICKED_FIELDS), filled.current),
  };
}

const withoutEmpty = (values: AddressValues): AddressValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
