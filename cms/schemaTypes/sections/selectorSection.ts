import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";
import { segmentField } from "../fields/segment.ts";

/** The product selector (section 2 of the specification): one chooses a kit and sees its system, sensors, HD camera and price. */
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
      missing: "Elige entre qué kits se escoge.",
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Elige tu kit" }) },
});
