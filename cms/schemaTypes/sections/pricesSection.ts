import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** A table of the prices of a segment's kits. The amounts come from the kits. */
export const pricesSection = defineType({
  name: "pricesSection",
  title: "Tabla de precios",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    segmentField({ title: "Precios de", missing: "Elige de qué kits son los precios." }),
    defineField({ name: "note", title: "Nota al pie", type: "localeText" }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Tabla de precios" }) },
});
