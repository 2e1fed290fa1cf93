/** A variant of an experiment, and the share of the visitors who get it, in percent. */
export interface Variant {
  variantId: string;
  share: number;
}

export interface Assignment {
  experimentId: string;
  variantId: string;
  /** Whether he is counted: a page with the experiment was shown to him. */
  isSeen: boolean;
}

/** The cookie of a visitor's variants, with the prefix `__Host-` over HTTPS. It names experiments and variants, and nobody. */
export const VARIANTS_COOKIE = "experiments";

/** In the search of a preview: the variants that it shows. */
export const PREVIEWED_VARIANTS = "variante";

/** Limits what is read of a cookie that a visitor wrote himself. */
const MAX_ASSIGNMENTS = 20;

const ASSIGNMENT = /^([a-z\d-]+):([a-z\d-]+)(!?)$/;

/** Reads a cookie's value: 'hero-otono:b|precios:a!', where '!' marks what the visitor has not seen yet. What does not look like it is left out. */
export function parseAssignments(value: string | undefined): Assignment[] {
  if (value === undefined) return [];
  return value.split("|", MAX_ASSIGNMENTS).flatMap((text) => {
    const [, experimentId, variantId, mark] = ASSIGNMENT.exec(text) ?? [];
    return experimentId && variantId ? [{ experimentId, variantId, isSeen: mark === "" }] : [];
  });
}

export const cookieText = (assignments: readonly Assignment[]): string =>
  assignments.map((assignment) => variantText(assignment) + (assignment.isSeen ? "" : "!")).join("|");

/** The variants as keys, counts and events name them: 'hero-otono:b|precios:a', always in one order. */
export const variantsText = (assignments: readonly Assignment[]): string =>
  assignments.map(variantText).sort().join("|");

const variantText = ({ experimentId, variantId }: Assignment) => `${experimentId}:${variantId}`;
