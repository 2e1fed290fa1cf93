import type { StringRule } from "@sanity/types";

/** What an editor reads under every field for a link. */
export const LINK_HELP =
  "Una ruta de esta web (/ayuda), una parte de la página (#kits), una dirección completa (https://…), " +
  "un teléfono (tel:900622550) o un correo (mailto:…).";

const LINK = /^(\/(?!\/)|#\w|https:\/\/[^/]|tel:\+?\d|mailto:[^@]+@)/;

/** Why a text is no link of this site; true when it is one. A missing value is for `required` to tell. */
export function linkProblem(href: string | undefined): true | string {
  if (!href) return true;
  if (/\s/.test(href)) return "Una dirección no lleva espacios.";
  if (href.startsWith("http://")) return "Usa https://: con http:// el navegador avisa de que no es seguro.";
  return LINK.test(href) || "La dirección empieza por «/», «#», «https://», «tel:» o «mailto:».";
}

/** A link that must be there. */
export const requiredLink = (rule: StringRule) => [
  rule.required().error("Falta la dirección a la que lleva."),
  rule.custom(linkProblem),
];

/** A link that may be left out. */
export const optionalLink = (rule: StringRule) => rule.custom(linkProblem);
