import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";

/** Why a call to action leads nowhere; true when it does. */
function actionProblem(section: { action?: string; link?: unknown } | undefined): true | string {
  return section?.action === "callback" || Boolean(section?.link) || "Falta el botón: sin él no lleva a ninguna parte.";
}

/** An invitation to the next step: a button ('No sé qué kit necesito'), or a call ('Te llamamos'). */
export const callToActionSection = defineType({
  name: "callToActionSection",
  title: "Llamada a la acción",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
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
  ],
  validation: (rule) => rule.custom(actionProblem),
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Llamada a la acción" }) },
});
