import { defineField, defineType } from "@sanity/types";
import { byName, byPrice, bySiteOrder, orderRank } from "../fields/ordering.ts";
import { recommendedPicture } from "../fields/pictures.ts";
import { euros, euroText, IN_EUROS } from "../fields/prices.ts";
import { unique } from "../fields/uniqueness.ts";

/** An optional extra of an order, with a price for each segment (docs/rules.md#kit-extras). */
export const extra = defineType({
  name: "extra",
  title: "Extra",
  type: "document",
  fields: [
    defineField({
      name: "extraId",
      title: "Identificador",
      type: "string",
      options: {
        list: [
          { title: "Cámara HD", value: "camara" },
          { title: "Botón de pánico", value: "boton_panico" },
        ],
      },
      description: "Con él se pide el extra al sistema de pedidos; no se cambia.",
      validation: (rule) => [
        rule.required().error("Sin identificador no se puede pedir el extra."),
        ...unique("extraId", "Este extra ya existe: edita el que hay.")(rule),
      ],
    }),
    defineField({
      name: "name",
      title: "Nombre",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el nombre."),
    }),
    defineField({ name: "description", title: "Descripción", type: "localeText" }),
    recommendedPicture({ name: "image", title: "Imagen" }),
    defineField({
      name: "price",
      title: "Precio mensual",
      type: "object",
      description:
        "El del botón de pánico es el que se cobra. La cámara HD se cobra al suplemento de cada kit; el de aquí es el de una alarma ya instalada.",
      options: { columns: 2 },
      fields: [
        defineField({
          name: "home",
          title: "Hogar, con IVA (€/mes)",
          type: "number",
          options: IN_EUROS,
          validation: euros,
        }),
        defineField({
          name: "business",
          title: "Negocio, sin IVA (€/mes)",
          type: "number",
          options: IN_EUROS,
          validation: euros,
        }),
      ],
      validation: (rule) => rule.required().error("Falta el precio."),
    }),
    defineField({
      name: "accessory",
      title: "Ficha del dispositivo",
      type: "reference",
      to: [{ type: "accessory" }],
      description: "Para quien quiera saber más antes de añadirlo.",
    }),
    orderRank,
  ],
  orderings: [bySiteOrder, byPrice("price.home"), byName("name")],
  preview: {
    select: { title: "name.es", home: "price.home", business: "price.business", media: "image" },
    prepare: ({ title, home, business, media }) => ({
      title,
      subtitle:
        home === undefined || business === undefined
          ? "Sin precio"
          : `${euroText(home)} hogar · ${euroText(business)} negocio`,
      media,
    }),
  },
});
