import { defineField, defineType } from "@sanity/types";
import { eurosProblem, euroText, formerPriceProblem, IN_EUROS, monthlyFee } from "../fields/prices.ts";

/** A monthly price of an offer, in euros, with its period if it is limited. */
export const priceLine = defineType({
  name: "priceLine",
  title: "Precio",
  type: "object",
  fieldsets: [{ name: "amounts", title: "Importes", options: { columns: 3 } }],
  fields: [
    defineField({
      name: "label",
      title: "De qué es",
      type: "localeString",
      description: "Por ejemplo, Fibra y móvil.",
      validation: (rule) => rule.required().error("Falta de qué es este precio."),
    }),
    defineField({
      name: "amount",
      title: "Cuota (€/mes)",
      type: "number",
      options: IN_EUROS,
      fieldset: "amounts",
      validation: monthlyFee,
    }),
    defineField({
      name: "months",
      title: "Durante (meses)",
      type: "number",
      fieldset: "amounts",
      description: "Vacío: para siempre. Si no, después vale el precio siguiente.",
      validation: (rule) => rule.integer().min(1).error("Un número entero de meses, 1 o más."),
    }),
    defineField({
      name: "struck",
      title: "Tachado (€/mes)",
      type: "number",
      options: IN_EUROS,
      fieldset: "amounts",
      description: "El precio de antes, si lo hay.",
      validation: (rule) => [
        rule.custom(eurosProblem),
        rule.custom<number>((struck, context) => formerPriceProblem(struck, amountOf(context.parent))),
      ],
    }),
  ],
  preview: {
    select: { title: "label.es", amount: "amount", months: "months" },
    prepare: ({ title, amount, months }) => ({
      title,
      subtitle:
        amount === undefined ? "Sin precio" : `${euroText(amount)} al mes${months ? ` durante ${months} meses` : ""}`,
    }),
  },
});

function amountOf(line: unknown): unknown {
  return typeof line === "object" && line !== null && "amount" in line ? line.amount : undefined;
}
