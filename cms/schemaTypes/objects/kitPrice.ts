import { defineField, defineType, type NumberRule } from "@sanity/types";

const monthly = (rule: NumberRule) =>
  rule
    .required()
    .positive()
    .precision(2)
    .error("Escribe la cuota mensual en euros, mayor que cero y con dos decimales como mucho.");

/** What a kit costs a month, in euros, for each client status. */
export const kitPrice = defineType({
  name: "kitPrice",
  title: "Cuota mensual",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({ name: "client", title: "Clientes (€/mes)", type: "number", validation: monthly }),
    defineField({ name: "notClient", title: "No clientes (€/mes)", type: "number", validation: monthly }),
  ],
});
