import { defineField, defineType } from "@sanity/types";

/** The tax of a territory without IVA, as a factor on prices (docs/rules.md#territory-taxes). */
export const territoryTax = defineType({
  name: "territoryTax",
  title: "Impuesto de un territorio",
  type: "object",
  fields: [
    defineField({
      name: "territory",
      title: "Territorio",
      type: "string",
      options: {
        list: [
          { title: "Canarias", value: "canarias" },
          { title: "Ceuta", value: "ceuta" },
          { title: "Melilla", value: "melilla" },
        ],
      },
      validation: (rule) => rule.required().error("Elige el territorio."),
    }),
    defineField({
      name: "label",
      title: "Nombre del impuesto",
      type: "string",
      description: "IGIC o IPSI.",
      validation: (rule) => rule.required().error("El nombre del impuesto sale junto al precio."),
    }),
    defineField({
      name: "factor",
      title: "Por cuánto se multiplica el precio",
      type: "number",
      description: "1,07 para un impuesto del 7 %.",
      validation: (rule) => [
        rule.required().error("Falta el factor: 1,07 para un impuesto del 7 %."),
        rule.min(1).max(1.5).error("Entre 1 y 1,5: 1,07 para un impuesto del 7 %."),
      ],
    }),
  ],
  preview: {
    select: { territory: "territory", label: "label", factor: "factor" },
    prepare: ({ territory, label, factor }) => ({
      title: `${label ?? "?"} (${territory ?? "?"})`,
      subtitle: `× ${String(factor ?? "?").replace(".", ",")}`,
    }),
  },
});
