/** Values of the address form, by field name. */
export type AddressValues = Record<string, string>;

/** The fields that a picked suggestion fills in. The street's own field has its value already. */
export const PICKED_FIELDS = ["type", "number", "postalCode", "city", "province"] as const;

interface PickedState {
  /** When the suggestion was picked. */
  before: AddressValues;
  /** When its details arrived. */
  now: AddressValues;
  /** What suggestions have filled in so far. */
  filled: AddressValues;
  /** What is known of the picked address. An unknown part is missing or empty. */
  known: AddressValues;
}

/**
 * The fields to change when the details of a picked suggestion arrive or fail. What the visitor typed meanwhile stays. A value of an
 * earlier suggestion of which the new one knows nothing is emptied; a typed one stays. So does a typed postal code of the same province: a
 * long street has several (docs/rules.md#street-search).
 */
export function pickedValues({ before, now, filled, known }: PickedState): AddressValues {
  const changes: AddressValues = {};
  for (const name of PICKED_FIELDS) {
    if (now[name] !== before[name]) continue;
    const value = known[name] ?? "";
    if (name === "postalCode" && isTyped(name, now, filled) && isSameProvince(now[name], value)) continue;
    const isOfEarlierPick = now[name] !== "" && now[name] === filled[name];
    if (value !== "" ? value !== now[name] : isOfEarlierPick) changes[name] = value;
  }
  return changes;
}

/** Where the visitor says that the street is: the typed postal code and city. What an earlier suggestion filled in bounds no search. */
export const typedPlace = (now: AddressValues, filled: AddressValues): AddressValues =>
  Object.fromEntries(
    ["postalCode", "city"].filter((name) => isTyped(name, now, filled)).map((name) => [name, now[name] ?? ""]),
  );

const isTyped = (name: string, now: AddressValues, filled: AddressValues): boolean =>
  (now[name] ?? "") !== "" && now[name] !== filled[name];

/** Whether a typed code is complete and has the first two digits of another one. */
const isSameProvince = (typed = "", code: string): boolean =>
  /^\d{5}$/.test(typed) && typed.slice(0, 2) === code.slice(0, 2);
