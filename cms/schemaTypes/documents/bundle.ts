import { defineField, defineType } from "@sanity/types";
import { catalogueCard } from "../fields/catalogueCard.ts";
import { wholeNumber } from "../fields/numbers.ts";
import { byName, bySiteOrder } from "../fields/ordering.ts";

/** A card of the catalogue for several of one device. It has no page of its own: it links to the device's. */
export const bundle = defineType({
  name: "bundle",
  title: "Pack de cámaras",
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
      validation: wholeNumber({ min: 2, message: "Un lote es de dos o más." }),
    }),
  ],
  orderings: [bySiteOrder, byName("title")],
  preview: {
    select: { title: "title.es", quantity: "quantity", device: "accessory.title.es", media: "image" },
    prepare: ({ title, quantity, device, media }) => ({
      title,
      subtitle: `${quantity ?? "?"} × ${device ?? "elige un dispositivo"}`,
      media,
    }),
  },
});
