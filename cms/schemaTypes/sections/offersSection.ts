import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** Promos as large cards with their prices. The site leaves out those that do not run today or are for another audience. */
export const offersSection = defineType({
  name: "offersSection",
  title: "Ofertas con precio",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    defineField({
      name: "offers",
      title: "Promociones",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "promo" }] })],
      description: "Salen en este orden, cada una en sus fechas. Sus precios se escriben en la promoción.",
      validation: (rule) => [
        rule.required().min(1).error("Elige al menos una promoción: sin ninguna no se ve nada."),
        rule.unique().error("Esta promoción ya está en la lista."),
      ],
    }),
  ],
  preview: {
    select: { title: "title.es", media: "offers.0.image" },
    prepare: (selected) => ({ ...selected, subtitle: "Ofertas con precio" }),
  },
});
