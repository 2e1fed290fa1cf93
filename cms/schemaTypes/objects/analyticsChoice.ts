import { defineField, defineType } from "@sanity/types";
import { IDENTIFIER_HELP, identifier } from "../fields/texts.ts";

/** Parameters of the event for a quiz answer (docs/rules.md#analytics-events). */
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
