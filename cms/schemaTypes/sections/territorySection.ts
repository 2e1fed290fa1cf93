import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";

/** Where the alarm is installed, to choose, and the prices of all kits there. Taxes are those of the settings. */
export const territorySection = defineType({
  name: "territorySection",
  title: "Precios en Canarias, Ceuta y Melilla",
  type: "object",
  fields: [sectionTitle, sectionText],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Precios en Canarias, Ceuta y Melilla" }),
  },
});
