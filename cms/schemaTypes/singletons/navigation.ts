import { defineArrayMember, defineField, defineType } from "@sanity/types";

const linksField = (name: string, title: string, group: string, description?: string) =>
  defineField({
    name,
    title,
    type: "array",
    group,
    ...(description && { description }),
    of: [defineArrayMember({ type: "menuLink" })],
  });

/** The menus of header and footer, and those of the other layouts (docs/rules.md#page-layouts). */
export const navigation = defineType({
  name: "navigation",
  title: "Menús y pie",
  type: "document",
  groups: [
    { name: "header", title: "Cabecera", default: true },
    { name: "footer", title: "Pie" },
    { name: "variants", title: "Otras cabeceras" },
  ],
  fields: [
    defineField({
      name: "header",
      title: "Cabecera",
      type: "array",
      group: "header",
      description: "Cada entrada es un enlace o un menú desplegable.",
      of: [defineArrayMember({ type: "menu" }), defineArrayMember({ type: "menuLink" })],
      validation: (rule) => [
        rule.required().error("Sin menús el visitante no puede moverse por la web."),
        rule.max(6).warning("Con más de seis entradas la cabecera no cabe en un portátil."),
      ],
    }),
    defineField({
      name: "customerArea",
      title: "Enlace para clientes",
      type: "menuLink",
      description: "«Área de clientes» solo si lleva a donde el cliente entra con su cuenta (https://…).",
      group: "header",
    }),
    defineField({
      name: "footer",
      title: "Columnas del pie",
      type: "array",
      group: "footer",
      of: [
        defineArrayMember({
          type: "object",
          name: "column",
          title: "Columna",
          fields: [
            defineField({
              name: "title",
              title: "Título",
              type: "localeString",
              validation: (rule) => rule.required().error("Falta el título de la columna."),
            }),
            defineField({
              name: "links",
              title: "Enlaces",
              type: "array",
              of: [defineArrayMember({ type: "menuLink" })],
              validation: (rule) => rule.required().error("Una columna sin enlaces no sirve."),
            }),
          ],
          preview: { select: { title: "title.es" } },
        }),
      ],
      validation: (rule) => rule.required().error("Faltan las columnas del pie."),
    }),
    defineField({
      name: "legal",
      title: "Enlaces legales",
      type: "array",
      group: "footer",
      description: "La ley pide que se llegue a ellos desde cualquier página: cookies, privacidad, aviso legal.",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required().error("La ley pide enlaces a privacidad, cookies y aviso legal."),
    }),
    linksField("reducedFooter", "Pie reducido", "footer", "Además de los legales, en las páginas que lo llevan."),
    linksField("commercialHeader", "Cabecera comercial", "variants", "Encuesta, catálogo y distribuidor."),
    linksField("discountHeader", "Cabecera de descuentos", "variants", "Las páginas que acaban en -descuento."),
    linksField("simplifiedHeader", "Cabecera de colaboradores", "variants"),
  ],
  preview: { prepare: () => ({ title: "Menús y pie" }) },
});
