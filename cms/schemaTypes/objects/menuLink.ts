import { defineField, defineType } from "@sanity/types";

/** A link of a menu or of the footer. */
export const menuLink = defineType({
  name: "menuLink",
  title: "Enlace",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Texto",
      type: "localeString",
      validation: (rule) => rule.required().error("Un enlace sin texto no se puede pulsar."),
    }),
    defineField({
      name: "href",
      title: "Dirección",
      type: "string",
      description: "Una ruta de esta web (/ayuda), una dirección completa o un teléfono (tel:900622550).",
      validation: (rule) => rule.required().error("Falta la dirección."),
    }),
  ],
  preview: { select: { title: "label.es", subtitle: "href" } },
});
