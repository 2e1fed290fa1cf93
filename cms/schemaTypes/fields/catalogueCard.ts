import { defineField } from "@sanity/types";
import { LINK_HELP, optionalLink } from "./link.ts";
import { position } from "./position.ts";
import { slugFromTitle } from "./slugText.ts";
import { wantedPicture } from "./wantedPicture.ts";

/** Why a card has nothing to show when it is turned; true when it has, or cannot be turned. */
export function backProblem(back: { es?: string } | undefined, canFlip: unknown): true | string {
  return (
    canFlip !== true ||
    Boolean(back?.es) ||
    "Una tarjeta que se gira necesita un texto detrás; si no, desmarca «Se gira»."
  );
}

/** What the catalogue's flip cards show (section 3), the same for accessories and bundles. On the form's tab `card`. */
export const catalogueCard = [
  defineField({
    name: "title",
    title: "Nombre",
    type: "localeString",
    group: "card",
    validation: (rule) => rule.required().error("Falta el nombre."),
  }),
  defineField({
    name: "shortTitle",
    title: "Nombre corto",
    type: "localeString",
    group: "card",
    description: "Donde hay poco sitio. Si falta, sale el nombre entero.",
  }),
  slugFromTitle({
    title: "Dirección",
    description: "La última parte de su dirección: sirena-alarma en /accesorios-alarma/sirena-alarma.",
    group: "card",
  }),
  wantedPicture({ name: "image", title: "Imagen", group: "card" }),
  defineField({
    name: "titleWeight",
    title: "Grosor del nombre en la tarjeta",
    type: "string",
    group: "card",
    options: {
      list: [
        { title: "Normal", value: "normal" },
        { title: "Seminegrita", value: "semibold" },
        { title: "Negrita", value: "bold" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    initialValue: "bold",
  }),
  defineField({
    name: "frontBody",
    title: "Texto de la tarjeta",
    type: "localeText",
    group: "card",
    validation: (rule) => rule.required().error("Falta el texto de la cara de delante."),
  }),
  defineField({ name: "canFlip", title: "Se gira", type: "boolean", group: "card", initialValue: true }),
  defineField({
    name: "backBody",
    title: "Texto de detrás",
    type: "localeText",
    group: "card",
    hidden: ({ parent }) => parent?.canFlip === false,
    validation: (rule) =>
      rule.custom<{ es?: string }>((value, context) => backProblem(value, context.document?.canFlip)),
  }),
  defineField({
    name: "url",
    title: "Lleva a otra página",
    type: "string",
    group: "card",
    description: `Solo si la tarjeta no lleva a la ficha del dispositivo, como la de la app. ${LINK_HELP}`,
    validation: optionalLink,
  }),
  position("card"),
];
