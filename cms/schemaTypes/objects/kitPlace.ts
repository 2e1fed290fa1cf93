import { defineField, defineType } from "@sanity/types";
import { PLACE_SIDES } from "../fields/optionLists.ts";

/** Where a device is in the picture of a dwelling (docs/rules.md#kit-plan). Editors drag it there. */
export const kitPlace = defineType({
  name: "kitPlace",
  title: "Dispositivo en el plano",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({
      name: "accessory",
      title: "Dispositivo",
      type: "reference",
      to: [{ type: "accessory" }],
      description: "Necesita una imagen para el plano en su ficha.",
      validation: (rule) => rule.required().error("Elige el dispositivo."),
    }),
    defineField({
      name: "side",
      title: "Dónde está",
      type: "string",
      options: { list: PLACE_SIDES },
      initialValue: "left",
      validation: (rule) => rule.required().error("Di dónde cuelga: de ello depende su imagen."),
    }),
    percentField("x", "Desde la izquierda (%)", 50),
    percentField("y", "Desde arriba (%)", 50),
    percentField("size", "Anchura (%)", 8),
  ],
  preview: {
    select: { title: "accessory.title.es", side: "side", media: "accessory.image" },
    prepare: ({ title, side, media }) => ({
      title: title ?? "sin dispositivo",
      subtitle: PLACE_SIDES.find(({ value }) => value === side)?.title,
      media,
    }),
  },
});

/** A part of the plan's width or height, in percent. Dragging rounds it to a tenth. */
function percentField(name: string, title: string, initialValue: number) {
  const message = "Un número entre 0 y 100.";
  return defineField({
    name,
    title,
    type: "number",
    initialValue,
    validation: (rule) => rule.required().min(0).max(100).error(message),
  });
}
