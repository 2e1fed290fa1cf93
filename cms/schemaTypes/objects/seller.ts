import { defineField, defineType, type StringRule } from "@sanity/types";

/** Fields of the seller's identity, in the order in which the footer shows them. */
export const SELLER_FIELDS = [
  { name: "legalName", title: "Razón social" },
  { name: "taxNumber", title: "NIF" },
  { name: "address", title: "Domicilio social" },
  { name: "registry", title: "Datos registrales" },
  { name: "email", title: "Correo electrónico" },
] as const;

/** Who sells: what the law asks to say on every page (docs/rules.md#seller-identity). */
export const seller = defineType({
  name: "seller",
  title: "Quién vende",
  type: "object",
  fields: SELLER_FIELDS.map(({ name, title }) =>
    defineField({
      name,
      title,
      type: "string",
      ...(name === "taxNumber" && { description: "Como saldrá al pie: NIF A12345678." }),
      ...(name === "registry" && { description: "Por ejemplo: Registro Mercantil de Madrid, tomo, folio y hoja." }),
      ...(name === "email" && {
        validation: (rule: StringRule) => rule.email().error("Un correo completo: hola@ejemplo.es."),
      }),
    }),
  ),
});
