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
 * earlier suggestion of which the new one knows nothing is emptied; a typed one stays (docs/rules.md#street-search).
 */
export function pickedValues({ before, now, filled, known }: PickedState): AddressValues {
  const changes: AddressValues = {};
  for (const name of PICKED_FIELDS) {
    if (now[name] !== before[name]) continue;
    const value = known[name] ?? "";
    const isOfEarlierPick = now[name] !== "" && now[name] === filled[name];
    if (value !== "" ? value !== now[name] : isOfEarlierPick) changes[name] = value;
  }
  return changes;
}
