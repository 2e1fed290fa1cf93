import { defineField } from "@sanity/types";
import { SEGMENTS } from "./choices.ts";

interface Asked {
  title: string;
  description?: string;
  /** What is said when none is chosen. */
  missing?: string;
}

/** Whose kits a section shows: those for homes or those for businesses. */
export const segmentField = ({
  title,
  description = "Los importes son los de cada kit: se cambian en el kit.",
  missing = "Elige de qué kits.",
}: Asked) =>
  defineField({
    name: "segment",
    title,
    type: "string",
    options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
    description,
    initialValue: "home",
    validation: (rule) => rule.required().error(missing),
  });
