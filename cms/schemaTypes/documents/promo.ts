import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { FREE_SERVICES, PROMO_PAGES } from "../fields/optionLists.ts";
import { byName, bySiteOrder, orderRank } from "../fields/ordering.ts";
import { endedWarning, periodProblem, periodText } from "../fields/periods.ts";
import { recommendedPicture } from "../fields/pictures.ts";
import { IN_EUROS, monthlyFee } from "../fields/prices.ts";
import { IDENTIFIER_HELP } from "../fields/texts.ts";

/** A promotion (docs/rules.md#promo-display) and the parameters of its events (docs/rules.md#promotion-events). */
export const promo = defineType({
  name: "promo",
  title: "Promoción",
  type: "document",
  groups: [
    { name: "content", title: "Contenido", default: true },
    { name: "when", title: "Cuándo y dónde" },
    { name: "analytics", title: "Analítica" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      group: "content",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "badge",
      title: "Etiqueta",
      type: "localeString",
      group: "content",
      description: "Sobre el título: Promo del mes.",
    }),
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      group: "content",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
    defineField({
      name: "aside",
      title: "Frase aparte",
      type: "localeText",
      group: "content",
      description: "Lo que sigue al texto, en letra más pequeña: Puede llegar al 30 %: pregunta por el tuyo.",
    }),
    // Analytics events send its Spanish alternative text as `ppalImageAltText`.
    recommendedPicture({ name: "image", title: "Imagen", group: "content" }),
    defineField({
      name: "figure",
      title: "Cifra",
      type: "localeString",
      group: "content",
      description:
        "Para una promoción sin precios, lo que se ve grande en su lugar: 20 % menos de móvil. Si el título empieza por ella, se ve grande en el título.",
    }),
    defineField({
      name: "free",
      title: "Lo que sale gratis",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: FREE_SERVICES },
      group: "content",
      description: "Para una promoción sin precios: la web suma lo que se ahorra, con los importes de Ajustes.",
    }),
    defineField({
      name: "priceLines",
      title: "Precios",
      type: "array",
      group: "content",
      of: [defineArrayMember({ type: "priceLine" })],
      description:
        "El primero se ve grande. Si dura unos meses, el siguiente es el de después, y la web dice cuánto se ahorra.",
    }),
    defineField({
      name: "mobileDiscount",
      title: "Descuento en la factura de móvil",
      type: "object",
      group: "content",
      options: { columns: 3, collapsible: false },
      description:
        "Para una promoción de clientes: junto a los precios de los kits se ve cuánto ahorra una factura de ejemplo, y el total con ella.",
      fields: [
        defineField({
          name: "percent",
          title: "Porcentaje (%)",
          type: "number",
          validation: (rule) => rule.required().min(1).max(100).error("Un porcentaje, de 1 a 100."),
        }),
        defineField({
          name: "months",
          title: "Durante (meses)",
          type: "number",
          validation: (rule) => rule.required().integer().min(1).error("Falta cuántos meses dura."),
        }),
        defineField({
          name: "exampleBill",
          title: "Factura de ejemplo (€/mes)",
          type: "number",
          options: IN_EUROS,
          validation: monthlyFee,
        }),
      ],
    }),
    defineField({
      name: "priceNote",
      title: "Condición en una línea",
      type: "localeText",
      group: "content",
      description: "Con o sin impuestos, permanencia, pago único.",
    }),
    defineField({
      name: "features",
      title: "Qué incluye",
      type: "array",
      group: "content",
      of: [defineArrayMember({ type: "iconText" })],
    }),
    defineField({
      name: "link",
      title: "Botón",
      type: "menuLink",
      group: "content",
      description: "Saber Más",
      validation: (rule) => rule.required().error("Sin botón la promoción no lleva a ninguna parte."),
    }),
    defineField({
      name: "action",
      title: "Texto del botón junto a otras ofertas",
      type: "localeString",
      group: "content",
      description: "Donde hay varias, cada botón dice lo suyo: Ver mi descuento. Vacío: el texto del botón.",
    }),
    defineField({
      name: "legal",
      title: "Condiciones legales",
      type: "localeRichText",
      group: "content",
      description: "La letra pequeña: quién puede, hasta cuándo y con qué compromiso.",
    }),
    defineField({
      name: "from",
      title: "Primer día",
      type: "date",
      group: "when",
      options: { dateFormat: "DD/MM/YYYY" },
      initialValue: () => todayInSpain(),
      validation: (rule) => rule.required().error("Falta desde qué día se ve."),
    }),
    defineField({
      name: "to",
      title: "Último día",
      type: "date",
      group: "when",
      options: { dateFormat: "DD/MM/YYYY" },
      description: "Ese día todavía se ve. Vacío: sin fin.",
      validation: (rule) => [
        rule.custom<string>((to, context) => {
          const from = context.document?.from;
          return periodProblem(typeof from === "string" ? from : undefined, to);
        }),
        rule.custom<string>((to) => endedWarning(to, todayInSpain())).warning(),
      ],
    }),
    defineField({
      name: "place",
      title: "Dónde sale",
      type: "array",
      group: "when",
      of: [defineArrayMember({ type: "string" })],
      options: { list: PROMO_PAGES },
      validation: (rule) => rule.required().min(1).error("Sin un lugar no sale en ninguna parte."),
    }),
    defineField({
      name: "audience",
      title: "Para quién",
      type: "string",
      group: "when",
      options: {
        list: [
          { title: "Todos", value: "all" },
          { title: "Clientes", value: "client" },
          { title: "No clientes", value: "notClient" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "all",
    }),
    orderRank,
    defineField({
      name: "offerType",
      title: "Tipo de oferta",
      type: "string",
      group: "analytics",
      description: `Por ejemplo: precio-promocional, descuento, gratis. ${IDENTIFIER_HELP}`,
      validation: (rule) => rule.required().error("Sin esto los informes no cuentan la promoción."),
    }),
    defineField({
      name: "offeredProductName",
      title: "Producto ofrecido",
      type: "string",
      group: "analytics",
      description: `Por ejemplo: kit-hogar. ${IDENTIFIER_HELP}`,
      validation: (rule) => rule.required().error("Sin esto los informes no cuentan la promoción."),
    }),
    defineField({
      name: "offeredService",
      title: "Servicio ofrecido",
      type: "string",
      group: "analytics",
      description: `Por ejemplo: alarma-hogar. ${IDENTIFIER_HELP}`,
      validation: (rule) => rule.required().error("Sin esto los informes no cuentan la promoción."),
    }),
  ],
  orderings: [
    bySiteOrder,
    { title: "Las últimas primero", name: "from", by: [{ field: "from", direction: "desc" }] },
    byName("title"),
  ],
  preview: {
    select: { title: "title.es", from: "from", to: "to", media: "image" },
    prepare: ({ title, from, to, media }) => ({ title, subtitle: periodText(from, to, todayInSpain()), media }),
  },
});
