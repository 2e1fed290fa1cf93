import { defineField, defineType } from "@sanity/types";
import { PRODUCTS } from "../fields/choices.ts";
import { euros, euroText } from "../fields/euros.ts";
import { PLACE_ICONS } from "../fields/icons.ts";
import { byName, byPosition, byPrice } from "../fields/orderings.ts";
import { pageSections, SECTION_MENU } from "../fields/pageSections.ts";
import { position } from "../fields/position.ts";
import { requiredSlug } from "../fields/slugText.ts";
import { unique } from "../fields/unique.ts";
import { kitContents } from "./kitContents.ts";

/** A warning when a kit's fee does not show tax as its segment does (section 9); true when it does. */
export function ivaProblem(ivaIncluded: boolean | undefined, isBusiness: unknown): true | string {
  if (ivaIncluded === undefined || ivaIncluded === !isBusiness) return true;
  return isBusiness
    ? "Las cuotas de negocio se muestran sin IVA: ¿seguro que esta lo incluye?"
    : "Las cuotas de hogar se muestran con el IVA incluido: ¿seguro que esta no?";
}

/**
 * An alarm kit on sale (section 3 of the specification). Its `href` is no field: it follows from segment and route
 * (/alarmas-para-casa/chalets), so that the two cannot contradict each other.
 */
export const kit = defineType({
  name: "kit",
  title: "Kit",
  type: "document",
  groups: [
    { name: "sale", title: "Venta", default: true },
    { name: "contents", title: "Contenido del kit" },
    { name: "selector", title: "Selector" },
    { name: "page", title: "Página" },
    { name: "search", title: "Buscadores" },
  ],
  // In the order in which they are changed: the price often, what identifies the kit never.
  fields: [
    defineField({
      name: "kitName",
      title: "Nombre del kit",
      type: "localeString",
      group: "sale",
      description: "Por ejemplo, Kit Chalet.",
      validation: (rule) => rule.required().error("Falta el nombre del kit."),
    }),
    defineField({
      name: "price",
      title: "Cuota mensual",
      type: "kitPrice",
      group: "sale",
      validation: (rule) => rule.required().error("Un kit sin precio no se puede vender."),
    }),
    defineField({
      name: "camera",
      title: "Mejora con cámara HD",
      type: "object",
      group: "sale",
      options: { columns: 2 },
      fields: [
        defineField({ name: "surcharge", title: "Suplemento (€/mes)", type: "number", validation: euros }),
        defineField({
          name: "byDefault",
          title: "Sale ya elegida",
          type: "boolean",
          description: "El visitante puede quitarla.",
          initialValue: false,
        }),
      ],
      validation: (rule) => rule.required().error("Falta el suplemento de la cámara."),
    }),
    defineField({
      name: "ivaIncluded",
      title: "La cuota incluye el IVA",
      type: "boolean",
      group: "sale",
      description: "Las de hogar lo incluyen; las de negocio no.",
      initialValue: true,
      validation: (rule) => [
        rule.required().error("Di si la cuota incluye el IVA: sale junto al precio."),
        rule.custom<boolean>((ivaIncluded, context) => ivaProblem(ivaIncluded, context.document?.isBusiness)).warning(),
      ],
    }),
    defineField({
      name: "title",
      title: "Para quién",
      type: "localeString",
      group: "sale",
      description: "Una línea en la tarjeta. Por ejemplo, Casas y chalets.",
      validation: (rule) => rule.required().error("Falta la línea de la tarjeta."),
    }),
    defineField({
      name: "name",
      title: "Nombre del producto",
      type: "localeString",
      group: "sale",
      description: "El título de su página y el nombre en el pedido. Por ejemplo, Alarma para Chalet.",
      validation: (rule) => rule.required().error("Falta el nombre del producto."),
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
      name: "icon",
      title: "Icono",
      type: "string",
      group: "sale",
      options: { list: PLACE_ICONS },
      description: "Junto al nombre en las listas y en el cálculo.",
    }),
    position("sale"),
    defineField({
      name: "isBusiness",
      title: "Es para negocios",
      type: "boolean",
      group: "sale",
      initialValue: false,
      validation: (rule) =>
        rule.required().error("Di si el kit es para negocios: de ello dependen precios e impuestos."),
    }),
    defineField({
      name: "route",
      title: "Ruta",
      type: "slug",
      group: "sale",
      description: "La última parte de su dirección: chalets en /alarmas-para-casa/chalets.",
      validation: requiredSlug("Sin ruta el kit no tiene página."),
    }),
    defineField({
      name: "productId",
      title: "Identificador",
      type: "string",
      group: "sale",
      options: { list: PRODUCTS },
      description: "Con él se pide el kit al sistema de pedidos; no se cambia.",
      validation: (rule) => [
        rule.required().error("Sin identificador no se puede pedir el kit."),
        rule.custom(unique("productId", "Ya hay un kit con este identificador: los pedidos se confundirían.")),
      ],
    }),
    ...kitContents,
    defineField({
      name: "sections",
      title: "Secciones debajo de la oferta",
      type: "array",
      group: "page",
      of: pageSections,
      options: { insertMenu: SECTION_MENU },
    }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) => rule.required().error("Falta lo que enseñan los buscadores."),
    }),
  ],
  orderings: [byPosition, byPrice("price.client"), byName("kitName")],
  preview: {
    select: { title: "kitName.es", client: "price.client", notClient: "price.notClient", media: "image" },
    prepare: ({ title, client, notClient, media }) => ({
      title,
      subtitle:
        client === undefined || notClient === undefined
          ? "Sin precio"
          : `${euroText(client)} · no clientes ${euroText(notClient)}`,
      media,
    }),
  },
});
