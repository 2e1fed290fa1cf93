import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { DEVICE_GROUPS } from "../fields/optionLists.ts";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** Accessories and bundles, as a carousel or as flip cards. */
export const accessoriesSection = defineType({
  name: "accessoriesSection",
  title: "Dispositivos",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "display",
      title: "Se ven como",
      type: "string",
      options: {
        list: [
          { title: "Carrusel", value: "slider" },
          { title: "Tarjetas que se giran", value: "cards" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "slider",
    }),
    defineField({
      name: "group",
      title: "Cuáles",
      type: "string",
      options: { list: [{ title: "Todos", value: "all" }, ...DEVICE_GROUPS], layout: "radio", direction: "horizontal" },
      initialValue: "all",
      hidden: ({ parent }) => (parent?.accessories?.length ?? 0) > 0,
    }),
    defineField({
      name: "accessories",
      title: "Solo estos",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "accessory" }, { type: "bundle" }] })],
      description: "Si eliges algunos, salen esos y en ese orden.",
      validation: (rule) => rule.unique().error("Este dispositivo ya está en la lista."),
    }),
    defineField({ name: "link", title: "Enlace debajo", type: "menuLink" }),
  ],
  preview: {
    select: { title: "title.es", media: "accessories.0.image" },
    prepare: (selected) => ({ ...selected, subtitle: "Dispositivos" }),
  },
});
