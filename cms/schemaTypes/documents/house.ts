import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** An empty dwelling or business, and where a technician puts each device in it (docs/rules.md#kit-plan). */
export const house = defineType({
  name: "house",
  title: "Vivienda o local",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Nombre",
      type: "string",
      description: "Solo se ve aquí. Por ejemplo, Ático.",
      validation: (rule) => rule.required().error("Sin nombre no se encuentra en la lista."),
    }),
    defineField({
      name: "distributiveImage",
      title: "Plano",
      type: "picture",
      description: "La vivienda o el local, vacíos. Los dispositivos se ponen encima, en «Dónde va cada uno».",
      validation: (rule) => rule.required().error("Sin imagen no hay dónde poner los dispositivos."),
    }),
    defineField({
      name: "places",
      title: "Dónde va cada uno",
      type: "array",
      description:
        "Arrastra cada dispositivo a su sitio. Un kit con dos sensores usa los dos primeros sitios de ese sensor. Los dispositivos que el kit no lleva salen cuando el visitante los elige.",
      of: [defineArrayMember({ type: "kitPlace" })],
      validation: (rule) => rule.required().min(1).error("Pon al menos un dispositivo."),
    }),
  ],
  preview: { select: { title: "title", media: "distributiveImage" } },
});
