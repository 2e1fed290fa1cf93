import { defineField, defineType } from "@sanity/types";
import { catalogueCard } from "../fields/catalogueCard.ts";
import { byName, byPosition } from "../fields/orderings.ts";
import { wholeNumber } from "../fields/wholeNumbers.ts";

/**
 * Several of one device as one card of the catalogue: 2 or 3 motion sensors with camera (section 2). It has no page of
 * its own; its card leads to the device.
 */
export const bundle = defineType({
  name: "bundle",
  title: "Lote de dispositivos",
  type: "document",
  groups: [
    { name: "card", title: "Tarjeta", default: true },
    { name: "contents", title: "Qué contiene" },
  ],
  fields: [
    ...catalogueCard,
    defineField({
      name: "accessory",
      title: "Dispositivo",
      type: "reference",
      group: "contents",
      to: [{ type: "accessory" }],
      validation: (rule) => rule.required().error("Elige de qué dispositivo es el lote."),
    }),
    defineField({
      name: "quantity",
      title: "Cantidad",
      type: "number",
      group: "contents",
      initialValue: 2,
      validation: wholeNumber({ least: 2, message: "Un lote es de dos o más." }),
    }),
  ],
  orderings: [byPosition, byName("title")],
  preview: {
    select: { title: "title.es", quantity: "quantity", device: "accessory.title.es", media: "image" },
    prepare: ({ title, quantity, device, media }) => ({
      title,
      subtitle: `${quantity ?? "?"} × ${device ?? "elige un dispositivo"}`,
      media,
    }),
  },
});
