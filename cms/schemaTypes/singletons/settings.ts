import { defineField, defineType, type NumberRule, type StringRule } from "@sanity/types";

const phone = (rule: StringRule) => rule.required().error("Escribe el teléfono como se muestra: 900 622 550.");
const euros = (rule: NumberRule) =>
  rule.required().min(0).precision(2).error("Un importe en euros, con dos decimales.");
const months = (rule: NumberRule) => rule.required().integer().min(0).error("Un número entero de meses.");

/** The operator that sells on this site: brand, phones, and the constants of section 9. */
export const settings = defineType({
  name: "settings",
  title: "Ajustes",
  type: "document",
  groups: [
    { name: "brand", title: "Marca", default: true },
    { name: "phones", title: "Teléfonos" },
    { name: "conditions", title: "Condiciones" },
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
      description: "Quién instala y vigila, al pie de todas las páginas.",
      validation: (rule) => rule.required().error("La ley pide decir quién presta el servicio."),
    }),
    defineField({
      name: "authorisationNumber",
      title: "Número de autorización",
      type: "string",
      group: "brand",
      validation: (rule) => rule.required().error("La ley pide el número de autorización."),
    }),
    defineField({ name: "salesPhone", title: "Te llamamos", type: "string", group: "phones", validation: phone }),
    defineField({ name: "customerPhone", title: "Clientes", type: "string", group: "phones", validation: phone }),
    defineField({ name: "prospectPhone", title: "Información", type: "string", group: "phones", validation: phone }),
    defineField({
      name: "promoPrice",
      title: "Cuota promocional de hogar, no clientes (€/mes)",
      type: "number",
      group: "conditions",
      validation: euros,
    }),
    defineField({
      name: "promoMonths",
      title: "Meses de la cuota promocional",
      type: "number",
      group: "conditions",
      validation: months,
    }),
    defineField({
      name: "oneOff",
      title: "Pago único, no clientes (€)",
      type: "number",
      group: "conditions",
      validation: euros,
    }),
    defineField({
      name: "installation",
      title: "Instalación, precio habitual (€)",
      type: "number",
      group: "conditions",
      validation: euros,
    }),
    defineField({
      name: "signUp",
      title: "Alta, precio habitual (€)",
      type: "number",
      group: "conditions",
      validation: euros,
    }),
    defineField({
      name: "commitmentMonths",
      title: "Permanencia (meses)",
      type: "number",
      group: "conditions",
      validation: months,
    }),
  ],
  preview: { prepare: () => ({ title: "Ajustes" }) },
});
