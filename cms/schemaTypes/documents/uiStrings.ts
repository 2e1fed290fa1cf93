import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** The short texts of the interface (buttons, labels, messages), one document a namespace. */
export const uiStrings = defineType({
  name: "uiStrings",
  title: "Textos de la interfaz",
  type: "document",
  fields: [
    defineField({
      name: "namespace",
      title: "Grupo",
      type: "string",
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "entries",
      title: "Textos",
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          name: "entry",
          fields: [
            defineField({
              name: "key",
              title: "Clave",
              type: "string",
              readOnly: true,
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: "es",
              title: "Castellano",
              type: "string",
              validation: (rule) => rule.required().error("Falta el texto en castellano."),
            }),
            defineField({ name: "eu", title: "Euskera", type: "string" }),
          ],
          preview: { select: { title: "es", subtitle: "key" } },
        }),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "namespace" } },
});
