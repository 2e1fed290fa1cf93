import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/choices.ts";

/** The product selector (section 2 of the specification): one chooses a kit and sees its system, sensors, HD camera and price. */
export const selectorSection = defineType({
  name: "selectorSection",
  title: "Elige tu kit",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "segment",
      title: "Kits entre los que se elige",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      description: "Lo que enseña cada panel se edita en el kit, en la pestaña «Selector».",
      initialValue: "home",
      validation: (rule) => rule.required().error("Elige entre qué kits se escoge."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Elige tu kit" }) },
});
