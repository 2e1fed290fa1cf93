import { defineField, type SanityDocument } from "@sanity/types";
import { pathWithoutLocale } from "../../../app/i18n/locale.ts";
import { PATHS } from "../../../app/paths.ts";
import { fieldOf } from "../../studio/document-fields.ts";
import { LINK_HELP, optionalLink } from "./links.ts";
import { DEVICE_AREAS } from "./optionLists.ts";
import { orderRank } from "./ordering.ts";
import { pathOnly, slugFromTitle } from "./paths.ts";
import { recommendedPicture } from "./pictures.ts";

/** Requires a text on the back of a card that turns over. */
export function cardBackProblem(back: { es?: string } | undefined, canFlip: unknown): true | string {
  return (
    canFlip !== true ||
    Boolean(back?.es) ||
    "Una tarjeta que se gira necesita un texto detrás; si no, desmarca «Se gira»."
  );
}

/** Refuses a device's link to the device itself: its page would redirect to itself. */
function ownLinkProblem(url: string | undefined, document: SanityDocument | undefined): true | string {
  if (!url || document?._type !== "accessory") return true;
  const own = `${PATHS.catalogue}/${fieldOf(document.slug, "current")}`;
  return pathWithoutLocale(pathOnly(url)) !== own || "Lleva a sí misma: el visitante no llegaría nunca.";
}

/** The card of an accessory or bundle in the catalogue (docs/rules.md#accessory-catalogue). Tab `card` of the form. */
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
    description: "En el camino de migas de su página. Si falta, sale el nombre entero.",
  }),
  slugFromTitle({
    title: "Dirección",
    description: "La última parte de su dirección: sirena-alarma en /accesorios-alarma/sirena-alarma.",
    group: "card",
  }),
  recommendedPicture({ name: "image", title: "Imagen", group: "card" }),
  defineField({
    name: "area",
    title: "Para qué",
    type: "string",
    group: "card",
    description: "Con qué filtro del catálogo sale. Sin él, solo con «Todos».",
    options: { list: DEVICE_AREAS, layout: "radio", direction: "horizontal" },
  }),
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
      rule.custom<{ es?: string }>((value, context) => cardBackProblem(value, context.document?.canFlip)),
  }),
  defineField({
    name: "url",
    title: "Lleva a otra página",
    type: "string",
    group: "card",
    description: `Solo si la tarjeta no lleva a la ficha del dispositivo, como la de la app. ${LINK_HELP}`,
    validation: (rule) => [
      optionalLink(rule),
      rule.custom<string>((url, { document }) => ownLinkProblem(url, document)),
    ],
  }),
  orderRank,
];
