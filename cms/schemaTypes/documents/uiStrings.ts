import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { basqueMissing } from "../fields/basque.ts";
import { placeholderProblem } from "../fields/placeholders.ts";

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
      validation: (rule) => rule.required().error("Los textos sin grupo no salen en ninguna parte."),
    }),
    defineField({
      name: "entries",
      title: "Textos",
      type: "array",
      description: "Lo que va entre llaves, {{brand}}, lo pone la web: se puede mover, no traducir.",
      of: [
        defineArrayMember({
          type: "object",
          name: "entry",
          title: "Texto",
          fields: [
            defineField({
              name: "key",
              title: "Clave",
              type: "string",
              readOnly: true,
              validation: (rule) => rule.required().error("Un texto sin clave no sale en ninguna parte."),
            }),
            defineField({
              name: "es",
              title: "Castellano",
              type: "string",
              validation: (rule) => rule.required().error("Falta el texto en castellano."),
            }),
            defineField({
              name: "eu",
              title: "Euskera",
              type: "string",
              validation: (rule) => [
                rule.custom<string>((eu, context) => placeholderProblem(spanishOf(context.parent), eu)),
                rule.custom(basqueMissing).info(),
              ],
            }),
          ],
          preview: { select: { title: "es", subtitle: "key" } },
        }),
      ],
      validation: (rule) => rule.required().error("Faltan los textos del grupo."),
    }),
  ],
  orderings: [{ title: "Grupo", name: "namespace", by: [{ field: "namespace", direction: "asc" }] }],
  preview: {
    select: { title: "namespace", entries: "entries" },
    prepare: ({ title, entries }) => ({ title, subtitle: `${entries?.length ?? 0} textos` }),
  },
});

function spanishOf(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null || !("es" in entry)) return undefined;
  return typeof entry.es === "string" ? entry.es : undefined;
}
