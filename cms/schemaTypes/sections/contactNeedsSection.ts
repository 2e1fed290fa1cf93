import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { sectionTitle } from "../fields/sectionFields.ts";

/** Two cards of the contact page: for others (kits), with a picture, and for customers (help, app). Phones and hours come from the settings. */
export const contactNeedsSection = defineType({
  name: "contactNeedsSection",
  title: "¿Qué necesitas?",
  type: "object",
  fieldsets: [
    { name: "customer", title: "Ya tienes alarma", description: "El teléfono es el de clientes, en Ajustes." },
    {
      name: "prospect",
      title: "Aún no la tienes",
      description: "Los teléfonos son el de ventas y el de información, en Ajustes.",
    },
  ],
  fields: [
    sectionTitle,
    optionalPicture({
      name: "image",
      title: "Imagen",
      description: "Junto al teléfono de quien aún no tiene alarma. Mejor recortada: va sobre fondo oscuro.",
    }),
    defineField({
      name: "customerTitle",
      title: "Título",
      type: "localeString",
      fieldset: "customer",
      validation: (rule) => rule.required().error("Falta el título de la tarjeta para clientes."),
    }),
    defineField({ name: "customerText", title: "Texto", type: "localeText", fieldset: "customer" }),
    defineField({
      name: "customerLinks",
      title: "Enlaces",
      type: "array",
      fieldset: "customer",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required().min(1).error("Al menos un enlace: la ayuda, la app…"),
    }),
    defineField({
      name: "prospectTitle",
      title: "Título",
      type: "localeString",
      fieldset: "prospect",
      validation: (rule) => rule.required().error("Falta el título de la tarjeta para quien no es cliente."),
    }),
    defineField({ name: "prospectText", title: "Texto", type: "localeText", fieldset: "prospect" }),
    defineField({
      name: "prospectLinks",
      title: "Enlaces",
      type: "array",
      fieldset: "prospect",
      of: [defineArrayMember({ type: "menuLink" })],
      validation: (rule) => rule.required().min(1).error("Al menos un enlace: alarmas para casa, para negocios…"),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "¿Qué necesitas?" }) },
});
