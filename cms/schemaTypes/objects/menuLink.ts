import { defineField, defineType } from "@sanity/types";
import { LINK_HELP, requiredLink } from "../fields/links.ts";

/** A link of a menu or of the footer. */
export const menuLink = defineType({
  name: "menuLink",
  title: "Enlace",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Texto",
      type: "localeString",
      validation: (rule) => rule.required().error("Un enlace sin texto no se puede pulsar."),
    }),
    defineField({
      name: "href",
      title: "Dirección",
      type: "string",
      description: LINK_HELP,
      validation: requiredLink,
    }),
  ],
  preview: { select: { title: "label.es", subtitle: "href" } },
});
