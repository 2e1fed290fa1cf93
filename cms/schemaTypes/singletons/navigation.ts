import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** The menus of the header and the columns of the footer. */
export const navigation = defineType({
  name: "navigation",
  title: "Menús",
  type: "document",
  fields: [
    defineField({
      name: "header",
      title: "Cabecera",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "footer",
      title: "Columnas del pie",
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          name: "column",
          fields: [
            defineField({
              name: "title",
              title: "Título",
              type: "localeString",
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: "links",
              title: "Enlaces",
              type: "array",
              of: [defineArrayMember({ type: "menuLink" })],
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: "title.es" } },
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "legal",
      title: "Enlaces legales",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: "Menús" }) },
});
