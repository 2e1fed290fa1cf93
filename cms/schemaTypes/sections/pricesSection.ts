import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";
import { segmentField } from "../fields/segment.ts";

/** The table of a segment's prices. The amounts come from the kits, so that they cannot differ. */
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
