/** The backend's messages, word for word as section 8 of the specification lists them. */
export const INVALID_PHONE = "Invalid phone number";
export const INVALID_EMAIL = "Invalid email format";
export const INVALID_DOCUMENT = "Is not a valid document number";
export const COMPANY_NAME_MISSING = "Company name can't be empty if document type is CIF";
export const INVALID_IBAN = "Invalid IBAN format";
