import { defineField } from "@sanity/types";
import { ALL_SEGMENTS, SEGMENTS } from "./optionLists.ts";

/** The heading of a section. */
export const sectionTitle = defineField({
  name: "title",
  title: "Título",
  type: "localeString",
  validation: (rule) => rule.required().error("Falta el título."),
});

/** What the index of a long page calls the section, so that all of the index fits in one row. */
export const sectionShortTitle = defineField({
  name: "shortTitle",
  title: "Título corto",
  type: "localeString",
  description: "Una o dos palabras para el índice de la página. Vacío: el título.",
});

/** An optional paragraph below the heading. */
export const sectionText = defineField({ name: "text", title: "Texto", type: "localeText" });

/** The price of the cheapest kit, beside a button. */
export const pricesFromField = defineField({
  name: "pricesFrom",
  title: "Precio «desde»",
  type: "string",
  options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
  description: "El kit más barato, para lo que sea el visitante. Vacío: sin precio.",
});

interface SegmentField {
  title: string;
  description?: string;
  /** The error message when no segment is chosen. */
  requiredError?: string;
  /** Whether the section can show the kits of both. */
  canHaveAll?: boolean;
}

/** The segment whose kits a section shows: homes or businesses. */
export const segmentField = ({
  title,
  description = "Los importes son los de cada kit: se cambian en el kit.",
  requiredError = "Elige de qué kits.",
  canHaveAll = false,
}: SegmentField) =>
  defineField({
    name: "segment",
    title,
    type: "string",
    options: { list: canHaveAll ? [...SEGMENTS, ALL_SEGMENTS] : SEGMENTS, layout: "radio", direction: "horizontal" },
    description,
    initialValue: "home",
    validation: (rule) => rule.required().error(requiredError),
  });
