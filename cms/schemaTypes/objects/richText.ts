import { type BlockDefinition, defineArrayMember, defineField, defineType } from "@sanity/types";
import { LINK_HELP, requiredLink } from "../fields/links.ts";

/** A paragraph of formatted text with bold, italics, links and prices, in the styles and lists of its place. */
export const textBlock = ({ styles, lists }: Required<Pick<BlockDefinition, "styles" | "lists">>) =>
  defineArrayMember({
    type: "block",
    styles,
    lists,
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
  });

/** Formatted text: paragraphs, two levels of headings, a sentence that stands out, lists, tables, bold, italics, links and prices. */
export const richText = defineType({
  name: "richText",
  title: "Texto con formato",
  type: "array",
  of: [
    textBlock({
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
    }),
    defineArrayMember({ type: "table" }),
  ],
});
