import { defineField, defineType } from "@sanity/types";
import { kitContents } from "../fields/kitContents.ts";
import { kitIdProblem } from "../fields/kitIds.ts";
import { BUILDING_ICONS } from "../fields/optionLists.ts";
import { byName, byPrice, bySiteOrder, orderRank } from "../fields/ordering.ts";
import { ITEM_MENU, pageItems } from "../fields/pageSections.ts";
import { pageOfKitProblem, requiredSlug } from "../fields/paths.ts";
import { euros, euroText, IN_EUROS, ivaWarning } from "../fields/prices.ts";
import { isFreeSlug, unique } from "../fields/uniqueness.ts";

/** An alarm kit (docs/rules.md#kit-fields). Its path is computed from `isBusiness` and `route`: /alarmas-para-casa/chalets. */
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
  // Ordered by how often editors change them: the price first, the identifiers last.
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
        defineField({
          name: "surcharge",
          title: "Suplemento (€/mes)",
          type: "number",
          options: IN_EUROS,
          validation: euros,
        }),
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
        rule.custom<boolean>((ivaIncluded, context) => ivaWarning(ivaIncluded, context.document?.isBusiness)).warning(),
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
      options: { list: BUILDING_ICONS },
      description: "Junto al nombre en las listas y en el cálculo.",
    }),
    orderRank,
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
      title: "Nombre en la dirección",
      type: "slug",
      group: "sale",
      description: "Lo último de su dirección: chalets en /alarmas-para-casa/chalets.",
      options: { isUnique: isFreeSlug },
      validation: (rule) => [
        ...requiredSlug("Sin este nombre el kit no tiene página.")(rule),
        rule.custom(async (slug, context) => (slug?.current ? await pageOfKitProblem(slug.current, context) : true)),
      ],
    }),
    defineField({
      name: "productId",
      title: "Identificador",
      type: "string",
      group: "sale",
      description:
        "Con él se pide el kit, y va en los enlaces: nave en /checkout?kit=nave. Publicado, ya no se cambia.",
      validation: (rule) => [
        rule.required().error("Sin identificador no se puede pedir el kit."),
        rule.custom(kitIdProblem),
        ...unique("productId", "Ya hay un kit con este identificador: los pedidos se confundirían.")(rule),
      ],
    }),
    ...kitContents,
    defineField({
      name: "sections",
      title: "Secciones debajo de la oferta",
      type: "array",
      group: "page",
      of: pageItems,
      options: { insertMenu: ITEM_MENU },
    }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) => rule.required().error("Falta lo que enseñan los buscadores."),
    }),
  ],
  orderings: [bySiteOrder, byPrice("price.client"), byName("kitName")],
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
