/** Numbers that the backend knows. Every other number is believed: it is what its visitor says it is. */

/** Clients of the operator, whatever the visitor declares. */
export const CLIENTS: readonly string[] = ["600000001", "700000001", "900000001"];

/** Not clients, whatever the visitor declares. */
export const NOT_CLIENTS: readonly string[] = ["600000002", "700000002", "900000002"];

/** Numbers that the backend refuses, with its message (section 8 of the specification). */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ["600000003", "Msisdn is not a client of the operator"],
  ["600000004", "Msisdn is customer"],
]);

/** Whether the number is a client's, given what its visitor declares. */
export function isClient(msisdn: string, declared: boolean): boolean {
  if (CLIENTS.includes(msisdn)) return true;
  return NOT_CLIENTS.includes(msisdn) ? false : declared;
}
