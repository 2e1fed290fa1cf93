import type { StringRule } from "@sanity/types";

/** A required text of a shape. Two rules, so that a missing text is told once and not by its shape too. */
export const pattern = (shape: RegExp, message: string) => (rule: StringRule) => [
  rule.required().error(message),
  rule.custom((value) => !value || shape.test(value) || message),
];

/** A time of day on a 24-hour clock. */
export const timeOfDay = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "La hora se escribe 09:00.");

/** A phone number as visitors read it. */
export const phoneAsShown = pattern(/^\+?\d[\d ]*$/, "Escribe el teléfono como se muestra: 900 622 550.");

/** A short name for machines. */
export const identifier = pattern(
  /^[A-Za-z0-9_-]+$/,
  "Solo letras sin acentos, números, guiones y guiones bajos, sin espacios.",
);

/** What an editor reads under a field that programs, not visitors, read. */
export const IDENTIFIER_HELP =
  "Para los informes y los enlaces; no se ve en la web. Mejor no cambiarlo una vez publicado.";
