import type { TextKey } from "#app/i18n/texts.ts";

/** The backend's messages and what the visitor reads in their place (section 8). */
const KNOWN = new Map<string, TextKey>([
  ["Invalid phone number", "errors:invalidPhone"],
  ["Invalid email format", "errors:invalidEmail"],
  ["Is not a valid document number", "errors:invalidDocument"],
  ["Company name can't be empty if document type is CIF", "errors:emptyCompany"],
  ["Msisdn is not a client of the operator", "errors:notAClient"],
  ["Msisdn is customer", "errors:isCustomer"],
  ["Invalid IBAN format", "errors:invalidIban"],
]);

/** A backend's message for the visitor: a known one by its key, an unknown one as it is, none as 'Hubo un error'. */
export function visitorMessage(message: string | undefined): TextKey | (string & {}) {
  if (message === undefined || message === "") return "errors:unknown";
  return KNOWN.get(message) ?? message;
}
