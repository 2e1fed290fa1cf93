import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** The three phones of the settings with their hours, and whether each is open now. */
export const contactSection = defineType({
  name: "contactSection",
  title: "Contacto",
  type: "object",
  fields: [sectionTitle, sectionText],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Teléfonos, horario y si ahora hay alguien" }),
  },
});
