import type { TextKey } from "#app/i18n/texts.ts";

/** The texts of the backend's error messages (docs/rules.md#backend-messages). */
const TEXTS = new Map<string, TextKey>([
  ["Invalid phone number", "errors:invalidPhone"],
  ["Invalid email format", "errors:invalidEmail"],
  ["Is not a valid document number", "errors:invalidDocument"],
  ["Company name can't be empty if document type is CIF", "errors:emptyCompany"],
  ["Msisdn is not a client of the operator", "errors:notAClient"],
  ["Msisdn is customer", "errors:isCustomer"],
  ["Invalid IBAN format", "errors:invalidIban"],
]);

/** The text of a backend's error message: a text key, or the message itself when it is unknown. */
export function visitorMessage(message: string | undefined): TextKey | (string & {}) {
  if (message === undefined || message === "") return "errors:unknown";
  return TEXTS.get(message) ?? message;
}
