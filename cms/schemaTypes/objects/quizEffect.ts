import { defineField, defineType } from "@sanity/types";
import { CLIENT_STATUSES, PRODUCTS } from "../fields/choices.ts";

/** What an answer of the quiz changes (section 4). What is left empty stays as it was. */
export const quizEffect = defineType({
  name: "quizEffect",
  title: "Qué hace la respuesta",
  type: "object",
  options: { columns: 3 },
  fields: [
    defineField({
      name: "product",
      title: "Kit que recomienda",
      type: "string",
      options: { list: PRODUCTS },
      description: "Cambiar de kit quita la cámara. Tienda, local y oficina cuentan aquí como negocio.",
    }),
    defineField({ name: "camera", title: "Añade la cámara HD", type: "boolean" }),
    defineField({
      name: "clientStatus",
      title: "El visitante",
      type: "string",
      options: { list: CLIENT_STATUSES, layout: "radio" },
    }),
  ],
});
