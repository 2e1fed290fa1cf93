import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { pricesFromField, sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** Requires a link, unless the action is a call-back. */
function actionProblem(section: { action?: string; link?: unknown } | undefined): true | string {
  return section?.action === "callback" || Boolean(section?.link) || "Falta el botón: sin él no lleva a ninguna parte.";
}

/** A call to action: a link, or a call-back ('Te llamamos'). */
export const callToActionSection = defineType({
  name: "callToActionSection",
  title: "Llamada a la acción",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({
      name: "action",
      title: "El visitante puede",
      type: "string",
      options: {
        list: [
          { title: "Ir a una página", value: "link" },
          { title: "Pedir que le llamemos", value: "callback" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "link",
    }),
    defineField({
      name: "link",
      title: "Botón",
      type: "menuLink",
      hidden: ({ parent }) => parent?.action === "callback",
    }),
    pricesFromField,
  ],
  validation: (rule) => rule.custom(actionProblem),
  preview: {
    select: { title: "title.es", media: "image" },
    prepare: (selected) => ({ ...selected, subtitle: "Llamada a la acción" }),
  },
});
