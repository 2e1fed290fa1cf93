import { defineField } from "@sanity/types";
import { wholeNumber } from "./wholeNumbers.ts";

/** The place of a document in the lists of the site; `group` is the tab of the form it stands on. */
export const position = (group?: string) =>
  defineField({
    name: "position",
    title: "Orden en las listas",
    type: "number",
    ...(group && { group }),
    description: "1 sale primero. Deja huecos (10, 20, 30) para poder intercalar.",
    validation: wholeNumber({ least: 0, message: "Un número entero: 1 sale primero." }),
  });
