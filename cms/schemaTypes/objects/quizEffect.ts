import { defineField, defineType } from "@sanity/types";
import { OF_KITS, soldKitProblem } from "../fields/kitIds.ts";
import { CLIENT_STATUSES } from "../fields/optionLists.ts";

/** The effect of a quiz answer (docs/rules.md#quiz-outcome). An empty field changes nothing. */
export const quizEffect = defineType({
  name: "quizEffect",
  title: "Qué hace la respuesta",
  type: "object",
  fields: [
    defineField({
      name: "product",
      title: "Kit que recomienda",
      type: "string",
      options: OF_KITS,
      description: "Cambiar de kit quita la cámara. Tienda, local y oficina cuentan aquí como negocio.",
      validation: (rule) => rule.custom(soldKitProblem).warning(),
    }),
    defineField({ name: "camera", title: "Añade la cámara HD", type: "boolean" }),
    defineField({
      name: "clientStatus",
      title: "El visitante",
      type: "string",
      options: { list: CLIENT_STATUSES, layout: "radio" },
    }),
    defineField({
      name: "device",
      title: "Dispositivo del que habla",
      type: "reference",
      to: [{ type: "accessory" }],
      description: "Se ilumina en la casa. Si el kit no lo lleva, aparece como opcional.",
    }),
    defineField({
      name: "more",
      title: "Cuántos más aparecen",
      type: "number",
      description: "Además de los del kit, como opcionales. Por ejemplo, un sensor más con dos puertas.",
      hidden: ({ parent }) => !parent?.device,
      validation: (rule) => rule.integer().min(0).max(9).error("Un número entero entre 0 y 9."),
    }),
    defineField({
      name: "advice",
      title: "Consejo en el resultado",
      type: "localeText",
      description: "Sale junto al kit recomendado cuando se da esta respuesta.",
    }),
  ],
});
