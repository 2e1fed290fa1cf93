import { defineField, defineType } from "@sanity/types";

/** The icons that the design system draws; the site's `ui/icon.tsx` knows each name. */
export const ICONS = [
  { title: "Escudo", value: "shield" },
  { title: "Sirena", value: "siren" },
  { title: "Teléfono", value: "phone" },
  { title: "Móvil", value: "smartphone" },
  { title: "Herramientas", value: "wrench" },
  { title: "Reloj", value: "clock" },
  { title: "Llave", value: "key" },
  { title: "Cámara", value: "camera" },
  { title: "Sin cables", value: "wifi" },
  { title: "Casa", value: "house" },
  { title: "Negocio", value: "store" },
  { title: "Euro", value: "euro" },
  { title: "Correo", value: "mail" },
  { title: "Calendario", value: "calendar" },
  { title: "Hecho", value: "check" },
];

/** An icon with a title and a sentence: a benefit, a reason, a step. */
export const iconText = defineType({
  name: "iconText",
  title: "Icono y texto",
  type: "object",
  fields: [
    defineField({
      name: "icon",
      title: "Icono",
      type: "string",
      options: { list: ICONS },
      validation: (rule) => rule.required().error("Elige un icono."),
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
  ],
  preview: { select: { title: "title.es", subtitle: "text.es" } },
});
