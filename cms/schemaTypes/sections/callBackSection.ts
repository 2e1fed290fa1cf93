import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";

/** The form with which a visitor asks to be called. */
export const callBackSection = defineType({
  name: "callBackSection",
  title: "Te llamamos",
  type: "object",
  fields: [sectionTitle, sectionText],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Formulario para que le llamemos" }),
  },
});
