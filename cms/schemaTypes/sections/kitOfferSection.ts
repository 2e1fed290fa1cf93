import { defineField, defineType } from "@sanity/types";
import { sectionTitle } from "../fields/sectionFields.ts";

/** One kit with its picture, price box and the button 'Lo quiero'. */
export const kitOfferSection = defineType({
  name: "kitOfferSection",
  title: "Oferta de un kit",
  type: "object",
  fields: [
    sectionTitle,
    defineField({
      name: "kit",
      title: "Kit",
      type: "reference",
      to: [{ type: "kit" }],
      validation: (rule) => rule.required().error("Elige el kit que se ofrece."),
    }),
  ],
  preview: {
    select: { title: "title.es", kit: "kit.kitName.es", media: "kit.image" },
    prepare: ({ title, kit, media }) => ({ title, subtitle: `Oferta: ${kit ?? "elige un kit"}`, media }),
  },
});
