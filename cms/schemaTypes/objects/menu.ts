import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { requiredLink } from "../fields/links.ts";

/** An entry of the header that opens a list of links. */
export const menu = defineType({
  name: "menu",
  title: "Menú desplegable",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Texto",
      type: "localeString",
      validation: (rule) => rule.required().error("Un menú sin texto no se puede abrir."),
    }),
    defineField({
      name: "href",
      title: "Dirección",
      type: "string",
      description: "Adónde lleva el propio texto: en un móvil o con teclado no siempre se abre la lista.",
      validation: requiredLink,
    }),
    defineField({
      name: "links",
      title: "Enlaces",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required().min(1).error("Un menú desplegable necesita al menos un enlace."),
    }),
  ],
  preview: { select: { title: "label.es", subtitle: "href" } },
});
