import { defineField, type SortOrdering } from "@sanity/types";
import { wholeNumber } from "./numbers.ts";

/** The position of a document in the lists of the site. `group` is its tab of the form. */
export const position = (group?: string) =>
  defineField({
    name: "position",
    title: "Orden en las listas",
    type: "number",
    ...(group && { group }),
    description: "1 sale primero. Deja huecos (10, 20, 30) para poder intercalar.",
    validation: wholeNumber({ min: 0, message: "Un número entero: 1 sale primero." }),
  });

/** The order of the site's lists. */
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
