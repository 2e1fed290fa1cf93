import { defineField, defineType } from "@sanity/types";
import { requiredLink } from "../fields/links.ts";

/** A store from which to download the mobile app. */
export const appLink = defineType({
  name: "appLink",
  title: "Tienda de aplicaciones",
  type: "object",
  fields: [
    defineField({
      name: "store",
      title: "Tienda",
      type: "string",
      options: {
        list: [
          { title: "App Store", value: "appStore" },
          { title: "Google Play", value: "googlePlay" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      validation: (rule) => rule.required().error("Elige la tienda."),
    }),
    defineField({
      name: "href",
      title: "Dirección de la app",
      type: "string",
      description:
        "La página de la app en la tienda, y no una búsqueda: https://play.google.com/store/apps/details?id=…",
      validation: requiredLink,
    }),
  ],
  preview: { select: { title: "store", subtitle: "href" } },
});
