import { defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** A comparison table of a segment's kits. Its values come from the kits. */
export const compareSection = defineType({
  name: "compareSection",
  title: "Comparar kits",
  type: "object",
  fields: [sectionTitle, sectionText, segmentField({ title: "Kits de" })],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Comparar kits" }) },
});
