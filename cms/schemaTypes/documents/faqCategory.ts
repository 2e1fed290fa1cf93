import { defineField, defineType } from "@sanity/types";
import { byName, bySiteOrder, orderRank } from "../fields/ordering.ts";
import { requiredSlug } from "../fields/paths.ts";
import { optionalPicture } from "../fields/pictures.ts";
import { isFreeSlug, unique } from "../fields/uniqueness.ts";

/** The three categories, with their titles in the Studio. */
const FAQ_CATEGORIES = [
  { title: "La alarma", value: "alarma" },
  { title: "Precio y factura", value: "facturacion" },
  { title: "Servicio", value: "servicio" },
];

/** A tab of the help area (docs/rules.md#help-area). */
export const faqCategory = defineType({
  name: "faqCategory",
  title: "Categoría de ayuda",
  type: "document",
  fields: [
    defineField({
      name: "categoria",
      title: "Categoría",
      type: "string",
      options: { list: FAQ_CATEGORIES, layout: "radio", direction: "horizontal" },
      description: "La ayuda tiene tres pestañas, una de cada.",
      validation: (rule) => [
        rule.required().error("Elige cuál de las tres es."),
        ...unique("categoria", "Esta categoría ya existe: edita la que hay.")(rule),
      ],
    }),
    defineField({
      name: "title",
      title: "Texto de la pestaña",
      type: "localeString",
      validation: (rule) => rule.required().error("Una pestaña sin texto no se puede pulsar."),
    }),
    defineField({
      name: "text",
      title: "Qué se encuentra en ella",
      type: "localeString",
      description: "Tres o cuatro palabras clave. En el móvil no se ven.",
    }),
    optionalPicture({
      name: "image",
      title: "Imagen",
      description: "Pequeña, junto al texto de la pestaña. Sin ella sale un icono.",
    }),
    defineField({
      name: "nice",
      title: "Nombre en la dirección",
      type: "slug",
      description: "Para enlazar la pestaña: precio-y-factura en /ayuda/precio-y-factura. La primera está en /ayuda.",
      options: { source: "title.es", isUnique: isFreeSlug },
      validation: requiredSlug("Sin este nombre no se puede enlazar la pestaña."),
    }),
    orderRank,
  ],
  orderings: [bySiteOrder, byName("title")],
  preview: { select: { title: "title.es", media: "image" } },
});
