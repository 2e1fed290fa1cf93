/** The names in double braces that the site replaces in a text: {{brand}}, {{price}}. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = ""]) => name).sort();
}

/**
 * Why a Basque text cannot stand for the Spanish one; true when it can. Both must hold the same {{names}}: a forgotten
 * one loses a price or a brand, an invented one shows its braces to visitors.
 */
export function placeholderProblem(es: string | undefined, eu: string | undefined): true | string {
  if (!es || !eu) return true;
  const wanted = placeholdersOf(es);
  const found = placeholdersOf(eu);
  if (wanted.join() === found.join()) return true;
  const list = wanted.map((name) => `{{${name}}}`).join(", ") || "ninguno";
  return `Los datos entre llaves no coinciden con los del castellano (${list}).`;
}
