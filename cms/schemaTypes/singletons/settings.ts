import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { conditionFields } from "../fields/conditions.ts";
import { phoneAsShown } from "../fields/texts.ts";

const hoursField = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "openingHours",
    group: "phones",
    validation: (rule) => rule.required().error("Falta el horario: sale junto al teléfono."),
  });

/** The operator: brand, phones, hours, conditions and taxes (docs/rules.md#operator-settings). */
export const settings = defineType({
  name: "settings",
  title: "Ajustes",
  type: "document",
  groups: [
    { name: "brand", title: "Marca", default: true },
    { name: "seller", title: "Quién vende" },
    { name: "phones", title: "Teléfonos y horarios" },
    { name: "links", title: "Redes y app" },
    { name: "conditions", title: "Condiciones" },
    { name: "leaving", title: "Permanencia y traslado" },
    { name: "offers", title: "Otras ofertas" },
    { name: "taxes", title: "Impuestos" },
    { name: "consent", title: "Consentimiento" },
  ],
  fields: [
    defineField({
      name: "brand",
      title: "Operador",
      type: "string",
      group: "brand",
      validation: (rule) => rule.required().error("La marca sale en todas las páginas."),
    }),
    defineField({
      name: "shopName",
      title: "Nombre de la tienda",
      type: "string",
      group: "brand",
      validation: (rule) => rule.required().error("El nombre de la tienda sale en todas las páginas."),
    }),
    defineField({
      name: "securityAttribution",
      title: "Empresa de seguridad",
      type: "localeText",
      group: "brand",
      description:
        "Quién instala y vigila, al pie de todas las páginas. {{authorisationNumber}} es el número de autorización.",
      validation: (rule) => rule.required().error("La ley pide decir quién presta el servicio."),
    }),
    defineField({
      name: "authorisationNumber",
      title: "Número de autorización",
      type: "string",
      group: "brand",
      description:
        "Sale al pie de todas las páginas. Los textos legales y los que hablan de la empresa lo llevan escrito: búscalo también ahí.",
      validation: (rule) => rule.required().error("La ley pide el número de autorización."),
    }),
    defineField({
      name: "seller",
      title: "Quién vende",
      type: "seller",
      group: "seller",
      description: "Sale al pie de todas las páginas. Lo que falta no sale.",
    }),
    defineField({
      name: "salesPhone",
      title: "Te llamamos",
      type: "string",
      group: "phones",
      validation: phoneAsShown,
    }),
    defineField({
      name: "customerPhone",
      title: "Clientes",
      type: "string",
      group: "phones",
      validation: phoneAsShown,
    }),
    defineField({
      name: "prospectPhone",
      title: "Información",
      type: "string",
      group: "phones",
      validation: phoneAsShown,
    }),
    hoursField("weekdayHours", "Atención de lunes a viernes"),
    hoursField("saturdayHours", "Atención los sábados"),
    hoursField("prospectHours", "Información, todos los días"),
    defineField({
      name: "customerAreaUrl",
      title: "Área de clientes",
      type: "url",
      group: "links",
      description: "Donde el cliente entra con su cuenta. Sin dirección, la cabecera lleva a la atención al cliente.",
      validation: (rule) => rule.uri({ scheme: ["https"] }).error("Escribe una dirección que empiece por https://."),
    }),
    defineField({
      name: "socialLinks",
      title: "Redes sociales",
      type: "array",
      group: "links",
      of: [defineArrayMember({ type: "socialLink" })],
      validation: (rule) => rule.required().error("Deja la lista vacía si no hay ninguna."),
    }),
    defineField({
      name: "appLinks",
      title: "Tiendas de aplicaciones",
      type: "array",
      group: "links",
      of: [defineArrayMember({ type: "appLink" })],
      validation: (rule) => rule.required().error("Deja la lista vacía si no hay ninguna."),
    }),
    ...conditionFields,
    defineField({
      name: "taxes",
      title: "Territorios sin IVA",
      type: "array",
      group: "taxes",
      of: [defineArrayMember({ type: "territoryTax" })],
      validation: (rule) => rule.required().max(3).error("Canarias, Ceuta y Melilla, cada una una vez."),
    }),
    defineField({
      name: "taxBase",
      title: "Qué precio se multiplica en esos territorios",
      type: "string",
      group: "taxes",
      description:
        "Con 35,90 € y × 1,07: 38,41 € sobre el precio que se ve, y 31,75 € sobre el precio sin IVA. Los precios para empresas no llevan IVA: no cambian. El pago único es el mismo en todas partes.",
      options: {
        list: [
          { title: "El precio que se ve", value: "displayed" },
          { title: "El precio sin IVA (21 %)", value: "withoutIva" },
        ],
        layout: "radio",
      },
      initialValue: "displayed",
    }),
    defineField({
      name: "leadRecoveryNeedsConsent",
      title: "Llamar a quien no termina el pedido solo si lo ha consentido",
      type: "boolean",
      group: "consent",
      description:
        "Marcado: solo se llama a quien marcó «Quiero recibir llamadas con ofertas». Sin marcar: a quien dejó el pedido a medias.",
      initialValue: false,
      validation: (rule) => rule.required().error("Decide si hace falta el consentimiento."),
    }),
  ],
  preview: { prepare: () => ({ title: "Ajustes" }) },
});
