import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** The call-back form (docs/rules.md#callback-request). */
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
