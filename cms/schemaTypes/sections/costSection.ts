import { defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** The cost of a segment's kits over the commitment, and of leaving early. All amounts are computed (docs/rules.md#cost-over-months). */
export const costSection = defineType({
  name: "costSection",
  title: "Cuánto cuesta en total",
  type: "object",
  fields: [sectionTitle, sectionText, segmentField({ title: "Kits de" })],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Cuánto cuesta en total" }) },
});
