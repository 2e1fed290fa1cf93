import type { StringRule } from "@sanity/types";

/** Help text of every field for a link. */
export const LINK_HELP =
  "Una ruta de esta web (/ayuda), una parte de la página (#kits), una dirección completa (https://…), " +
  "un teléfono (tel:900622550) o un correo (mailto:…).";

/** Browsers read `/\other.example` as `//other.example`. */
const LINK = /^(\/(?![/\\])|#\w|https:\/\/[^/]|tel:\+?\d|mailto:[^@]+@)/;

/** True for a valid link; else the error message. A missing link is valid here, because `required` reports it. */
export function linkProblem(href: string | undefined): true | string {
  if (!href) return true;
  if (/\s/.test(href)) return "Una dirección no lleva espacios.";
  if (href.startsWith("http://")) return "Usa https://: con http:// el navegador avisa de que no es seguro.";
  return LINK.test(href) || "La dirección empieza por «/», «#», «https://», «tel:» o «mailto:».";
}

/** A required link. */
export const requiredLink = (rule: StringRule) => [
  rule.required().error("Falta la dirección a la que lleva."),
  rule.custom(linkProblem),
];

/** An optional link. */
export const optionalLink = (rule: StringRule) => rule.custom(linkProblem);
