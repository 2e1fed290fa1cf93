import { defineField, type SlugRule } from "@sanity/types";

/** Why a text cannot be the last part of an address; true when it can. */
export function slugProblem(current: string | undefined): true | string {
  if (!current) return true;
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) || "Solo minúsculas sin acentos, números y guiones: sensor-de-puerta."
  );
}

/**
 * A slug that must be there, with the reason why. One rule without a message of its own: every rule of a slug also
 * checks that no other document of the type has it, and a message would stand in for that check's.
 */
export const requiredSlug = (missing: string) => (rule: SlugRule) =>
  rule.required().custom((slug) => (slug?.current ? slugProblem(slug.current) : missing));

/** The address part of a document that is named by its Spanish title. */
export const slugFromTitle = ({ title, description, group }: { title: string; description: string; group?: string }) =>
  defineField({
    name: "slug",
    title,
    type: "slug",
    description,
    ...(group && { group }),
    options: { source: "title.es", maxLength: 80 },
    validation: requiredSlug("Sin esta parte de la dirección no se puede enlazar."),
  });
