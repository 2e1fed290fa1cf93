import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { textBlock } from "./richText.ts";

/** A table in a text. Names and nesting are those that Sanity's editor of tables expects. */
export const table = defineType({
  name: "table",
  title: "Tabla",
  type: "object",
  fields: [
    defineField({ name: "headerRows", title: "Filas de encabezado", type: "number" }),
    defineField({
      name: "rows",
      title: "Filas",
      type: "array",
      of: [
        defineArrayMember({
          name: "row",
          title: "Fila",
          type: "object",
          fields: [
            defineField({
              name: "cells",
              title: "Celdas",
              type: "array",
              of: [
                defineArrayMember({
                  name: "cell",
                  title: "Celda",
                  type: "object",
                  fields: [
                    defineField({
                      name: "value",
                      title: "Texto",
                      type: "array",
                      of: [textBlock({ styles: [{ title: "Párrafo", value: "normal" }], lists: [] })],
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Tabla" }) },
});
