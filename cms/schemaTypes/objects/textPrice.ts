import { defineField, defineType, type Reference } from "@sanity/types";
import { euroText } from "../fields/prices.ts";
import { studioClient } from "../fields/uniqueness.ts";

/**
 * The amounts that a text may name, and the type of document that holds each. Those of the settings are the same for every kit. The chip in
 * the text has room for the short title only.
 */
export const TEXT_AMOUNTS = [
  { value: "client", short: "cliente", title: "Cuota para clientes", of: "kit" },
  { value: "notClient", short: "no cliente", title: "Cuota para no clientes", of: "kit" },
  { value: "camera", short: "cámara", title: "Cámara HD pedida con el kit", of: "kit" },
  { value: "home", short: "casa", title: "Extra para casa", of: "extra" },
  { value: "business", short: "negocio", title: "Extra para negocio", of: "extra" },
  { value: "promoPrice", short: "primeros meses", title: "Kit de hogar, primeros meses", of: "settings" },
  { value: "oneOff", short: "pago único", title: "Pago único", of: "settings" },
] as const;

const amountOf = (value: unknown) => TEXT_AMOUNTS.find((amount) => amount.value === value);

/** A price in a text: the text says the amount that the kit, the extra or the settings have (docs/rules.md#prices-in-texts). */
export const textPrice = defineType({
  name: "textPrice",
  title: "Precio",
  type: "object",
  fields: [
    defineField({
      name: "amount",
      title: "Qué importe",
      type: "string",
      options: { list: TEXT_AMOUNTS.map(({ value, title }) => ({ value, title })) },
      validation: (rule) => rule.required().error("Falta qué importe es."),
    }),
    defineField({
      name: "of",
      title: "De qué",
      type: "reference",
      to: [{ type: "kit" }, { type: "extra" }],
      // A kit can be taken off the site while a text names its price: 'Antes de publicar' finds the text.
      weak: true,
      hidden: ({ parent }) => amountOf(parent?.amount)?.of === "settings",
      options: {
        disableNew: true,
        filter: ({ parent }) => ({ filter: "_type == $type", params: { type: typeOf(parent) } }),
      },
      validation: (rule) =>
        rule.custom<Reference>(async (reference, context) => {
          const type = typeOf(context.parent);
          if (type === "settings") return true;
          if (!reference?._ref) return "Falta de qué kit o extra es el precio.";
          const found = await studioClient(context).fetch<string | null>("*[_id == $id][0]._type", {
            id: reference._ref,
          });
          if (!found) return "No está publicado: la web no puede decir su precio.";
          return found === type || "No tiene ese importe: elige otro kit o extra.";
        }),
    }),
    defineField({
      name: "tax",
      title: "IVA",
      type: "string",
      description: "Vacío: como en la web, con IVA para casa y sin IVA para negocio.",
      options: {
        list: [
          { value: "with", title: "Con IVA" },
          { value: "without", title: "Sin IVA" },
        ],
      },
    }),
  ],
  preview: {
    select: {
      amount: "amount",
      kit: "of.kitName.es",
      extra: "of.name.es",
      client: "of.price.client",
      notClient: "of.price.notClient",
      camera: "of.camera.surcharge",
      home: "of.price.home",
      business: "of.price.business",
    },
    prepare: ({ amount, kit, extra, ...euros }) => {
      const name = kit ?? extra;
      const value = new Map<string, unknown>(Object.entries(euros)).get(amount);
      return {
        title: [name, amountOf(amount)?.short ?? "Precio"].filter(Boolean).join(", "),
        subtitle: typeof value === "number" ? euroText(value) : "",
      };
    },
  },
});

function typeOf(price: unknown): string | undefined {
  if (typeof price !== "object" || price === null || !("amount" in price)) return undefined;
  return amountOf(price.amount)?.of;
}
