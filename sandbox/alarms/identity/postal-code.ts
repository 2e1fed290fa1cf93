/** Five digits whose first two are one of Spain's 52 provinces (decision 17). */
export function isPostalCode(text: string): boolean {
  if (!/^\d{5}$/.test(text)) return false;
  const province = Number(text.slice(0, 2));
  return province >= 1 && province <= 52;
}
