import { defineArrayMember, defineType } from "@sanity/types";

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
              {
                name: "href",
                title: "Dirección",
                type: "string",
                description: "Una ruta de esta web (/ayuda), una dirección completa o un teléfono (tel:900622550).",
              },
            ],
          },
        ],
      },
    }),
  ],
});
