import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** The prices of a segment's kits, with and without being a client. The amounts come from the kits. */
export const pricesSection = defineType({
  name: "pricesSection",
  title: "Tabla de precios",
  description:
    "Cada kit con lo que paga un cliente y lo que paga quien no lo es: por mes, una sola vez y en total. En las páginas para colaboradores es una tabla.",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    segmentField({ title: "Precios de", requiredError: "Elige de qué kits son los precios." }),
    defineField({ name: "note", title: "Nota al pie", type: "localeText" }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Tabla de precios" }) },
});
