import { defineField, defineType } from "@sanity/types";
import { IDENTIFIER_HELP, identifier } from "../fields/pattern.ts";

/** What analytics calls an answer, and where it was given (section 3: analytics option {choice, place}). */
export const analyticsChoice = defineType({
  name: "analyticsChoice",
  title: "Analítica",
  type: "object",
  options: { columns: 2, collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "choice",
      title: "Respuesta",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: identifier,
    }),
    defineField({
      name: "place",
      title: "Lugar",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: identifier,
    }),
  ],
});
