import { defineField, defineType } from "@sanity/types";
import { clientFeeProblem, IN_EUROS, monthlyFee } from "../fields/prices.ts";

/** The monthly price of a kit for each client status, in euros (docs/rules.md#kit-prices). */
export const kitPrice = defineType({
  name: "kitPrice",
  title: "Cuota mensual",
  type: "object",
  fieldsets: [
    {
      name: "amounts",
      title: "Importes",
      description: "Con IVA los de un kit para casa, sin IVA los de uno de negocio.",
      options: { columns: 2 },
    },
  ],
  fields: [
    defineField({
      name: "client",
      title: "Clientes (€/mes)",
      type: "number",
      options: IN_EUROS,
      fieldset: "amounts",
      validation: (rule) => [
        ...monthlyFee(rule),
        rule.custom<number>((client, context) => clientFeeProblem(client, notClientOf(context.parent))),
      ],
    }),
    defineField({
      name: "notClient",
      title: "No clientes (€/mes)",
      type: "number",
      options: IN_EUROS,
      fieldset: "amounts",
      validation: monthlyFee,
    }),
    defineField({
      name: "button",
      title: "Texto del botón",
      type: "localeString",
      description: "Si falta, «Lo quiero».",
    }),
  ],
});

function notClientOf(price: unknown): number | undefined {
  if (typeof price !== "object" || price === null || !("notClient" in price)) return undefined;
  return typeof price.notClient === "number" ? price.notClient : undefined;
}
