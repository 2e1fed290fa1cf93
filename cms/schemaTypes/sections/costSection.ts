import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";
import { segmentField } from "../fields/segment.ts";

/** What each kit of a segment costs over the commitment, month by month, and what leaving early costs. All of it is worked out. */
export const costSection = defineType({
  name: "costSection",
  title: "Cuánto cuesta en total",
  type: "object",
  fields: [sectionTitle, sectionText, segmentField({ title: "Kits de" })],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Cuánto cuesta en total" }) },
});
