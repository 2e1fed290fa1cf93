import { defineField, type SortOrdering } from "@sanity/types";

/**
 * The place of a document in the lists of the site: a text to sort by. The Studio writes it when a document is dragged in its list, in the
 * shape of Sanity's orderable list (docs/decisions/0010).
 */
export const orderRank = defineField({
  name: "orderRank",
  title: "Orden en las listas",
  type: "string",
  readOnly: true,
  hidden: true,
});

/** The order of the site's lists. */
export const bySiteOrder: SortOrdering = {
  title: "Orden en la web",
  name: orderRank.name,
  by: [{ field: orderRank.name, direction: "asc" }],
};

/** By a text in Spanish, from A to Z. `field` is the path of the text, without the language. */
export const byName = (field: string): SortOrdering => ({
  title: "Nombre",
  name: "name",
  by: [{ field: `${field}.es`, direction: "asc" }],
});

/** Cheapest first. `field` is the path of the amount. */
export const byPrice = (field: string): SortOrdering => ({
  title: "Precio, de menor a mayor",
  name: "price",
  by: [{ field, direction: "asc" }],
});
