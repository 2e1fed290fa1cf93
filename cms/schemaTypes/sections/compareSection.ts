import { defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";
import { segmentField } from "../fields/segment.ts";

/** The kits of a segment side by side: what they contain, what they cost and what they are for. All of it comes from the kits. */
export const compareSection = defineType({
  name: "compareSection",
  title: "Comparar kits",
  type: "object",
  fields: [sectionTitle, sectionText, segmentField({ title: "Kits de" })],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Comparar kits" }) },
});
