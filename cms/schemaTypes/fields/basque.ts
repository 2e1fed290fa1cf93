import type { CustomValidatorResult, ValidationContext } from "@sanity/types";

/**
 * A remark, never an obstacle: where Basque is missing the site shows the Spanish, marked as Spanish. Silent while the
 * Spanish is missing too.
 */
export function basqueMissing(value: unknown, { parent }: Pick<ValidationContext, "parent">): CustomValidatorResult {
  const spanish = typeof parent === "object" && parent !== null && "es" in parent ? parent.es : undefined;
  return isEmpty(value) && !isEmpty(spanish) ? "Falta el euskera: en la web en euskera saldrá el castellano." : true;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
