import { defineArrayMember, defineField, defineType } from "@sanity/types";

const PRODUCT_IDS = ["piso", "bajo-atico", "chalet", "negocios", "tienda", "local", "oficina"];

/** An alarm kit on sale (section 3 of the specification). */
export const kit = defineType({
  name: "kit",
  title: "Kit",
  type: "document",
  groups: [
    { name: "sale", title: "Venta", default: true },
    { name: "contents", title: "Contenido del kit" },
    { name: "search", title: "Buscadores" },
  ],
  fields: [
    defineField({
      name: "productId",
      title: "Identificador",
      type: "string",
      group: "sale",
      options: { list: PRODUCT_IDS },
      description: "Con él se pide el kit al sistema de pedidos; no se cambia.",
      validation: (rule) => rule.required().error("Sin identificador no se puede pedir el kit."),
    }),
    defineField({
      name: "route",
      title: "Ruta",
      type: "slug",
      group: "sale",
      description: "La última parte de su dirección: chalets en /alarmas-para-casa/chalets.",
      validation: (rule) => rule.required().error("Sin ruta el kit no tiene página."),
    }),
    defineField({
      name: "isBusiness",
      title: "Es para negocios",
      type: "boolean",
      group: "sale",
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "kitName",
      title: "Nombre del kit",
      type: "localeString",
      group: "sale",
      description: "Kit Chalet",
      validation: (rule) => rule.required().error("Falta el nombre del kit."),
    }),
    defineField({
      name: "name",
      title: "Nombre del producto",
      type: "localeString",
      group: "sale",
      description: "Alarma para chalet: el título de su página y el nombre en el pedido.",
      validation: (rule) => rule.required().error("Falta el nombre del producto."),
    }),
    defineField({
      name: "title",
      title: "Para quién",
      type: "localeString",
      group: "sale",
      description: "Una línea en la tarjeta: Casas y chalets.",
      validation: (rule) => rule.required().error("Falta la línea de la tarjeta."),
    }),
    defineField({
      name: "description",
      title: "Descripción",
      type: "localeText",
      group: "sale",
      validation: (rule) => rule.required().error("Falta la descripción."),
    }),
    defineField({ name: "image", title: "Imagen", type: "picture", group: "sale" }),
    defineField({
      name: "price",
      title: "Cuota mensual",
      type: "kitPrice",
      group: "sale",
      validation: (rule) => rule.required().error("Un kit sin precio no se puede vender."),
    }),
    defineField({
      name: "ivaIncluded",
      title: "La cuota incluye el IVA",
      type: "boolean",
      group: "sale",
      description: "Las de hogar lo incluyen; las de negocio no.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "camera",
      title: "Mejora con cámara HD",
      type: "object",
      group: "sale",
      fields: [
        defineField({
          name: "surcharge",
          title: "Suplemento (€/mes)",
          type: "number",
          validation: (rule) =>
            rule.required().min(0).precision(2).error("Escribe el suplemento mensual en euros, con dos decimales."),
        }),
      ],
      validation: (rule) => rule.required().error("Falta el suplemento de la cámara."),
    }),
    defineField({
      name: "complements",
      title: "Qué incluye",
      type: "array",
      group: "contents",
      of: [defineArrayMember({ type: "complement" })],
      validation: (rule) => rule.required().min(1).error("Un kit contiene al menos un dispositivo."),
    }),
    defineField({
      name: "mainSpec",
      title: "Características principales",
      type: "array",
      group: "contents",
      of: [defineArrayMember({ type: "iconText" })],
    }),
    defineField({ name: "disclaimer", title: "Nota legal", type: "localeText", group: "contents" }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) => rule.required().error("Falta lo que enseñan los buscadores."),
    }),
    defineField({
      name: "position",
      title: "Orden en las listas",
      type: "number",
      group: "sale",
      validation: (rule) => rule.required().integer().error("Un número entero: 1 sale primero."),
    }),
  ],
  orderings: [{ title: "Orden en las listas", name: "position", by: [{ field: "position", direction: "asc" }] }],
  preview: {
    select: { title: "kitName.es", client: "price.client", notClient: "price.notClient", media: "image" },
    prepare: ({ title, client, notClient, media }) => ({
      title,
      subtitle: `${client} € clientes · ${notClient} € no clientes`,
      media,
    }),
  },
});
