import { defineField, defineType } from "@sanity/types";
import { byName, bySiteOrder, orderRank } from "../fields/ordering.ts";
import { slugFromTitle } from "../fields/paths.ts";

/** A question of the help area with its answer (docs/rules.md#help-area). */
export const faq = defineType({
  name: "faq",
  title: "Pregunta frecuente",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Pregunta",
      type: "localeString",
      description: "Como la haría un cliente: ¿Cuánto tarda la instalación?",
      validation: (rule) => rule.required().error("Falta la pregunta."),
    }),
    slugFromTitle({
      title: "Nombre en la dirección",
      description: "Para enlazarla: /ayuda/servicio#cuanto-tarda, con el nombre de su pestaña.",
    }),
    defineField({
      name: "category",
      title: "Categoría",
      type: "reference",
      to: [{ type: "faqCategory" }],
      validation: (rule) => rule.required().error("Sin categoría no sale en ninguna pestaña."),
    }),
    defineField({
      name: "desc",
      title: "Respuesta",
      type: "localeRichText",
      validation: (rule) => rule.required().error("Falta la respuesta."),
    }),
    defineField({
      name: "keywords",
      title: "También se busca como",
      type: "localeString",
      description: "Palabras que no están en la pregunta, separadas por comas: perro, gato, animales.",
    }),
    defineField({
      name: "mostAsked",
      title: "Sale en «Lo más preguntado»",
      type: "boolean",
      description: "Salen hasta cuatro, con el principio de su respuesta: en la primera pestaña, las de las otras.",
      initialValue: false,
    }),
    defineField({ name: "link", title: "Para saber más", type: "menuLink" }),
    defineField({ name: "open", title: "Sale desplegada", type: "boolean", initialValue: false }),
    orderRank,
    defineField({
      name: "heading",
      title: "Aquí empieza un apartado",
      type: "localeString",
      description:
        "El título que sale encima de esta pregunta en su pestaña: La instalación. Las siguientes van debajo.",
    }),
    defineField({
      name: "linkedWithoutTab",
      title: "Tiene enlaces antiguos",
      type: "boolean",
      description:
        "Los que dicen /ayuda#… sin el nombre de la pestaña. La primera pestaña lleva de ellos a la pregunta.",
    }),
  ],
  orderings: [
    {
      title: "Categoría y orden en la web",
      name: "category",
      by: [
        { field: "category.orderRank", direction: "asc" },
        { field: "orderRank", direction: "asc" },
      ],
    },
    bySiteOrder,
    byName("title"),
  ],
  preview: {
    select: { title: "title.es", category: "category.title.es" },
    prepare: ({ title, category }) => ({ title, subtitle: category ?? "Sin categoría" }),
  },
});
