import { defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** The product selector (docs/rules.md#product-selector). */
export const selectorSection = defineType({
  name: "selectorSection",
  title: "Elige tu kit",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    segmentField({
      title: "Kits entre los que se elige",
      description: "Lo que enseña cada panel se edita en el kit, en la pestaña «Selector».",
      requiredError: "Elige entre qué kits se escoge.",
      canHaveAll: true,
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Elige tu kit" }) },
});
