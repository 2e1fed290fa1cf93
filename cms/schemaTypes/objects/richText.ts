import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { LINK_HELP, requiredLink } from "../fields/links.ts";

/** Formatted text: paragraphs, two levels of headings, a sentence that stands out, lists, bold, italics, links and prices. */
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
        { title: "Frase destacada", value: "blockquote" },
      ],
      lists: [
        { title: "Lista", value: "bullet" },
        { title: "Lista numerada", value: "number" },
      ],
      of: [defineArrayMember({ type: "textPrice" })],
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
