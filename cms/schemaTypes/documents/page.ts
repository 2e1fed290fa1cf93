import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** A page: its address and the sections that stand on it, top to bottom. */
export const page = defineType({
  name: "page",
  title: "Página",
  type: "document",
  groups: [
    { name: "content", title: "Contenido", default: true },
    { name: "search", title: "Buscadores" },
  ],
  fields: [
    defineField({
      name: "path",
      title: "Dirección",
      type: "slug",
      group: "content",
      description: "Desde la raíz y sin barra al principio: alarmas-para-negocios. La portada es «portada».",
      validation: (rule) => rule.required().error("Sin dirección nadie llega a la página."),
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      group: "content",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "sections",
      title: "Secciones",
      type: "array",
      group: "content",
      of: [
        defineArrayMember({ type: "heroSection" }),
        defineArrayMember({ type: "kitsSection" }),
        defineArrayMember({ type: "kitOfferSection" }),
        defineArrayMember({ type: "reasonsSection" }),
        defineArrayMember({ type: "guaranteeSection" }),
        defineArrayMember({ type: "stepsSection" }),
        defineArrayMember({ type: "textSection" }),
      ],
      validation: (rule) => rule.required().min(1).error("Una página sin secciones está vacía."),
    }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) => rule.required().error("Falta lo que enseñan los buscadores."),
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "path.current" } },
});
