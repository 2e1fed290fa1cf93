import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { catalogueCard } from "../fields/catalogueCard.ts";
import { DEVICE_GROUPS, PLACE_SIDES } from "../fields/optionLists.ts";
import { byName, bySiteOrder } from "../fields/ordering.ts";

/** Requires a field of the device's page. A device whose card leads elsewhere has no page. */
function devicePageProblem(value: unknown, url: unknown, requiredError: string): true | string {
  return Boolean(value) || Boolean(url) || requiredError;
}

/** A device: its card in the catalogue and its page (docs/rules.md#accessory-catalogue). */
export const accessory = defineType({
  name: "accessory",
  title: "Accesorio",
  type: "document",
  groups: [
    { name: "card", title: "Tarjeta", default: true },
    { name: "page", title: "Ficha" },
    { name: "search", title: "Buscadores" },
  ],
  fields: [
    ...catalogueCard,
    defineField({
      name: "group",
      title: "Tipo",
      type: "string",
      group: "card",
      options: { list: DEVICE_GROUPS, layout: "radio", direction: "horizontal" },
      description: "De base: viene en los kits. Adicional: se añade.",
      initialValue: "base",
      validation: (rule) => rule.required().error("Elige si es de base o adicional: salen en listas distintas."),
    }),
    defineField({
      name: "open",
      title: "Sale desplegado",
      type: "boolean",
      group: "card",
      description: "En las listas que se despliegan, empieza abierto.",
      initialValue: false,
    }),
    defineField({
      name: "description",
      title: "Descripción",
      type: "localeRichText",
      group: "page",
      validation: (rule) =>
        rule.custom((value, context) =>
          devicePageProblem(value, context.document?.url, "Falta la descripción: su ficha estaría vacía."),
        ),
    }),
    defineField({
      name: "images",
      title: "Más imágenes",
      type: "array",
      group: "page",
      of: [defineArrayMember({ type: "picture" })],
      description:
        "Salen en su ficha, grandes, junto al texto, si el dispositivo no se ve puesto en una vivienda: otra vista, o lo que se ve con él.",
    }),
    defineField({
      name: "features",
      title: "Características",
      type: "array",
      group: "page",
      of: [defineArrayMember({ type: "iconText" })],
    }),
    defineField({
      name: "facts",
      title: "En resumen",
      type: "array",
      group: "page",
      of: [defineArrayMember({ type: "fact" })],
      description:
        "Hasta seis datos ciertos del dispositivo: salen en una tabla, junto al dispositivo puesto en su sitio o a la primera imagen.",
      validation: (rule) => rule.max(6).error("En la tabla caben seis datos."),
    }),
    defineField({
      name: "mounted",
      title: "En el plano de un kit",
      type: "object",
      group: "card",
      description: "El dispositivo colgado o puesto, sobre fondo transparente. Sin imagen no sale en los planos.",
      options: { collapsible: true, collapsed: true, columns: 3 },
      fields: PLACE_SIDES.map(({ value, title }) =>
        defineField({ name: value, title, type: "image", options: { accept: "image/png,image/webp" } }),
      ),
    }),
    defineField({
      name: "house",
      title: "Se ve puesto en",
      type: "reference",
      to: [{ type: "house" }],
      group: "page",
      description: "Su ficha lo enseña en el primer sitio que tiene en esta vivienda o local. Sin sitio allí no sale.",
    }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) =>
        rule.custom((value, context) =>
          devicePageProblem(value, context.document?.url, "Falta lo que enseñan los buscadores."),
        ),
    }),
  ],
  orderings: [bySiteOrder, byName("title")],
  preview: {
    select: { title: "title.es", group: "group", url: "url", slug: "slug.current", media: "image" },
    prepare: ({ title, group, url, slug, media }) => ({
      title,
      subtitle: `${group === "extra" ? "Adicional" : "De base"}${url || slug ? "" : " · sin dirección"}`,
      media,
    }),
  },
});
