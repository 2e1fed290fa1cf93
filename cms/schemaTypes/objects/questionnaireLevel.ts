import { defineField, defineType } from "@sanity/types";
import { OF_KITS, soldKitProblem } from "../fields/kitIds.ts";
import { wholeNumber } from "../fields/numbers.ts";

/** The recommendation of a questionnaire for one level of protection (docs/rules.md#questionnaires). */
export const questionnaireLevel = defineType({
  name: "questionnaireLevel",
  title: "Nivel",
  type: "object",
  fields: [
    defineField({
      name: "level",
      title: "Nivel",
      type: "number",
      validation: wholeNumber({ min: 1, message: "Un número entero, 1 o más." }),
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título del resultado."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "product",
      title: "Kit que recomienda",
      type: "string",
      options: OF_KITS,
      validation: (rule) => [
        rule.required().error("Un resultado sin kit no lleva a ninguna compra."),
        rule.custom(soldKitProblem).warning(),
      ],
    }),
    defineField({ name: "camera", title: "Con cámara HD", type: "boolean", initialValue: false }),
    defineField({ name: "panicButton", title: "Con botón de pánico", type: "boolean", initialValue: false }),
  ],
  preview: {
    select: { level: "level", title: "title.es", product: "product" },
    prepare: ({ level, title, product }) => ({ title: `${level ?? "?"}. ${title ?? ""}`, subtitle: product }),
  },
});
