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
 * The fields to change when the details of a picked suggestion arrive or fail (docs/rules.md#street-search):
 * - A field that the visitor changed meanwhile stays.
 * - A typed postal code stays if it is in the province of the suggestion, because a long street has several codes.
 * - Any other field gets the value of the suggestion.
 * - If the suggestion has no value, a value of an earlier suggestion is emptied, and a typed one stays.
 */
export function pickedValues({ before, now, filled, known }: PickedState): AddressValues {
  const changes: AddressValues = {};
  for (const name of PICKED_FIELDS) {
    if (now[name] !== before[name]) continue;
    const value = known[name] ?? "";
    if (name === "postalCode" && isTyped(name, now, filled) && isSameProvince(now[name], value)) continue;
    const isOfEarlierPick = now[name] !== "" && now[name] === filled[name];
    const isChange = value === "" ? isOfEarlierPick : value !== now[name];
    if (isChange) changes[name] = value;
  }
  return changes;
}

/** The postal code and the city that the visitor typed, to search for streets there. Values that a suggestion filled in do not count. */
export const typedPlace = (now: AddressValues, filled: AddressValues): AddressValues =>
  Object.fromEntries(
    ["postalCode", "city"].filter((name) => isTyped(name, now, filled)).map((name) => [name, now[name] ?? ""]),
  );

const isTyped = (name: string, now: AddressValues, filled: AddressValues): boolean =>
  (now[name] ?? "") !== "" && now[name] !== filled[name];

/** Whether a typed code is complete and has the first two digits of another one. */
const isSameProvince = (typed = "", code: string): boolean =>
  /^\d{5}$/.test(typed) && typed.slice(0, 2) === code.slice(0, 2);
