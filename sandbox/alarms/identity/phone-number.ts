/** Nine digits without prefix, of a mobile (6, 7) or a landline (8, 9): the wire's `msisdn`. */
export function isPhoneNumber(text: string): boolean {
  return /^[6-9]\d{8}$/.test(text);
}
