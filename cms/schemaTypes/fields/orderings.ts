import type { SortOrdering } from "@sanity/types";

/** As the site lists them. */
export const byPosition: SortOrdering = {
  title: "Orden en la web",
  name: "position",
  by: [{ field: "position", direction: "asc" }],
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
