import { defineArrayMember, defineField } from "@sanity/types";
import { optionalPicture } from "./pictures.ts";

/** A kit's contents, and the texts and pictures of its panels in the product selector. Tabs `contents` and `selector` of the form. */
export const kitContents = [
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
  defineField({
    name: "additionalSpec",
    title: "Más características",
    type: "array",
    group: "contents",
    description: "Debajo de las principales: el título es el nombre corto y el texto, el largo.",
    of: [defineArrayMember({ type: "iconText" })],
  }),
  defineField({
    name: "disclaimer",
    title: "Nota legal",
    type: "localeText",
    group: "contents",
    description: "Sin impuestos ni territorio: delante la web pone los de quien mira.",
  }),
  defineField({
    name: "house",
    title: "Plano",
    type: "reference",
    group: "contents",
    to: [{ type: "house" }],
    description: "La vivienda o el local en que se ven los dispositivos del kit. Sin ella sale la imagen del kit.",
  }),
  optionalPicture({
    name: "placeImage",
    title: "Imagen del lugar",
    group: "sale",
    description:
      "La vivienda o el negocio para el que es el kit: en su tarjeta, en las comparaciones y en el selector. Si falta, sale la imagen del kit, y en el selector su icono.",
  }),
  optionalPicture({
    name: "packImage",
    title: "Imagen de la caja",
    group: "contents",
    description: "En la página del kit, debajo de lo que incluye.",
  }),
  optionalPicture({ name: "systemImage", title: "Imagen del panel «Sistema»", group: "selector" }),
  defineField({
    name: "system",
    title: "Texto del panel «Sistema»",
    type: "localeText",
    group: "selector",
    description: "Los dispositivos de cada panel se eligen en «Qué incluye».",
  }),
  optionalPicture({ name: "sensorsImage", title: "Imagen del panel «Sensores»", group: "selector" }),
  defineField({ name: "sensors", title: "Texto del panel «Sensores»", type: "localeText", group: "selector" }),
  defineField({ name: "extra", title: "Texto del panel «Cámara HD»", type: "localeText", group: "selector" }),
];
