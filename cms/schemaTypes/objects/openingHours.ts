import { defineField, defineType } from "@sanity/types";
import { timeOfDay } from "../fields/texts.ts";

/** Hours of phone service, on a 24-hour clock in Madrid's time (docs/rules.md#opening-hours). */
export const openingHours = defineType({
  name: "openingHours",
  title: "Horario",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({ name: "opens", title: "Desde", type: "string", placeholder: "09:00", validation: timeOfDay }),
    defineField({ name: "closes", title: "Hasta", type: "string", placeholder: "22:00", validation: timeOfDay }),
  ],
  preview: {
    select: { opens: "opens", closes: "closes" },
    prepare: ({ opens, closes }) => ({ title: `${opens ?? "?"} – ${closes ?? "?"}` }),
  },
});
