import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** A guide: numbered steps, or a checklist. */
export const guideSection = defineType({
  name: "guideSection",
  title: "Guía",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "items",
      title: "Puntos",
      type: "array",
      of: [defineArrayMember({ type: "guideItem" })],
      validation: (rule) => rule.required().min(2).error("Al menos dos puntos."),
    }),
    defineField({
      name: "numbered",
      title: "Numerados",
      type: "boolean",
      description: "Con números, si el orden importa; si no, con una marca.",
      initialValue: false,
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Guía" }) },
});
