import { defineField, defineType, type NumberRule } from "@sanity/types";

const monthly = (rule: NumberRule) =>
  rule.required().min(0).precision(2).error("Escribe el precio mensual en euros, con dos decimales como mucho.");

/** An optional extra of an order: the HD camera or the panic button, with a price a segment (section 9). */
export const extra = defineType({
  name: "extra",
  title: "Extra",
  type: "document",
  fields: [
    defineField({
      name: "extraId",
      title: "Identificador",
      type: "string",
      options: { list: ["camara", "boton_panico"] },
      validation: (rule) => rule.required().error("Sin identificador no se puede pedir el extra."),
    }),
    defineField({
      name: "name",
      title: "Nombre",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el nombre."),
    }),
    defineField({ name: "description", title: "Descripción", type: "localeText" }),
    defineField({ name: "image", title: "Imagen", type: "picture" }),
    defineField({
      name: "price",
      title: "Precio mensual",
      type: "object",
      options: { columns: 2 },
      fields: [
        defineField({ name: "home", title: "Hogar, con IVA (€/mes)", type: "number", validation: monthly }),
        defineField({ name: "business", title: "Negocio, sin IVA (€/mes)", type: "number", validation: monthly }),
      ],
      validation: (rule) => rule.required().error("Falta el precio."),
    }),
  ],
  preview: { select: { title: "name.es", media: "image" } },
});
