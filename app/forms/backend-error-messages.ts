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

/** The field that a refusal is about. A contradicted client status is about the phone number: see docs/rules.md#client-status-mismatch. */
const FIELDS = new Map<string, string>([
  ["errors:invalidPhone", "phone"],
  ["errors:notAClient", "phone"],
  ["errors:isAClient", "phone"],
  ["errors:isCustomer", "phone"],
  ["errors:invalidEmail", "email"],
  ["errors:invalidDocument", "docNumber"],
  ["errors:emptyCompany", "companyName"],
  ["errors:invalidIban", "iban"],
]);

/** The field of the sent form that a refusal is about; undefined when it is about none, or about one that was left empty. */
export function refusedField(message: string, sent: Record<string, unknown>): string | undefined {
  const field = FIELDS.get(message);
  return field !== undefined && sent[field] ? field : undefined;
}
