import { type Address, addressSchema, validateAddress } from "#app/checkout/address/schema.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";

const ADDRESS_FIELDS = fieldNames(addressSchema);

/** The names under which the form of step 1 sends an address along. */
export const RESTORED_ADDRESS_FIELDS = ADDRESS_FIELDS.map((name) => `address.${name}`);

/** The address that a form of step 1 sent along after a lost session; undefined without a valid one (docs/decisions/0065). */
export function restoredAddressOf(formData: FormData): { address: Address; promotion: string | undefined } | undefined {
  const fields = new FormData();
  for (const name of ADDRESS_FIELDS) {
    const value = formData.get(`address.${name}`);
    if (value !== null) fields.set(name, value);
  }
  const submission = validateAddress(fields);
  if (submission.status !== "success") return undefined;
  const { promotion, ...address } = submission.value;
  return { address, promotion };
}
