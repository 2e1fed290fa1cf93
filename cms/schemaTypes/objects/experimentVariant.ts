import { defineField, defineType } from "@sanity/types";
import { percent } from "../fields/numbers.ts";
import { slugProblem } from "../fields/paths.ts";

/** A variant of an experiment, and its share of the visitors. */
export const experimentVariant = defineType({
  name: "experimentVariant",
  title: "Variante",
  type: "object",
  options: { columns: 3 },
  fields: [
    defineField({
      name: "variantId",
      title: "Identificador",
      type: "string",
      description: "Corto: control, b, c.",
      validation: (rule) => [
        rule.required().max(20).error("Falta el identificador, de 20 letras como mucho."),
        rule.custom<string>(slugProblem),
      ],
    }),
    defineField({
      name: "label",
      title: "Nombre",
      type: "string",
      validation: (rule) => rule.required().error("Sin nombre no se sabe cuál es."),
    }),
    defineField({
      name: "share",
      title: "Parte de las visitas (%)",
      type: "number",
      validation: percent,
    }),
  ],
  preview: {
    select: { label: "label", variantId: "variantId", share: "share" },
    prepare: ({ label, variantId, share }) => ({
      title: label ?? variantId,
      subtitle: `${variantId} · ${share ?? "–"} %`,
    }),
  },
});
