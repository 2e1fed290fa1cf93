import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { LINK_HELP, requiredLink } from "../fields/link.ts";

/** Paragraphs, headings, lists and links: what a legal page or an answer needs, and nothing that breaks the design. */
export const richText = defineType({
  name: "richText",
  title: "Texto con formato",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Párrafo", value: "normal" },
        { title: "Título", value: "h2" },
        { title: "Subtítulo", value: "h3" },
      ],
      lists: [
        { title: "Lista", value: "bullet" },
        { title: "Lista numerada", value: "number" },
      ],
      marks: {
        decorators: [
          { title: "Negrita", value: "strong" },
          { title: "Cursiva", value: "em" },
        ],
        annotations: [
          {
            name: "link",
            title: "Enlace",
            type: "object",
            fields: [
              defineField({
                name: "href",
                title: "Dirección",
                type: "string",
                description: LINK_HELP,
                validation: requiredLink,
              }),
            ],
          },
        ],
      },
    }),
  ],
});
