import { defineField } from "@sanity/types";

/** The heading of a section, which each has. */
export const sectionTitle = defineField({
  name: "title",
  title: "Título",
  type: "localeString",
  validation: (rule) => rule.required().error("Falta el título."),
});

/** What a section may say below its heading. */
export const sectionText = defineField({ name: "text", title: "Texto", type: "localeText" });
