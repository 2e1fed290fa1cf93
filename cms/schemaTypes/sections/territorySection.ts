import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** A choice of territory, with the prices of all kits there (docs/rules.md#territory-taxes). */
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
