import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { DEFAULT_LOCALE, LANGUAGES, TRANSLATED_LOCALES } from "../../../app/i18n/languages.ts";
import { languageTitle, placeholderProblem, textIn, translationMissing } from "../fields/translations.ts";

/** What each namespace of the code is called in the Studio. */
export const GROUP_TITLES: Record<string, string> = {
  common: "Comunes a toda la web",
  kits: "Kits",
  errors: "Errores de los formularios",
  checkout: "Pedido",
  thanks: "Página de gracias",
  contract: "Resumen del contrato",
  sections: "Secciones de páginas",
  accessories: "Accesorios",
  help: "Ayuda",
  promos: "Promociones",
  contact: "Contacto",
  quiz: "Calculadora y cuestionarios",
  feedback: "Valoraciones",
  withdrawal: "Desistimiento",
};

/** The short texts of the interface (buttons, labels, messages). One document for each namespace. */
export const uiStrings = defineType({
  name: "uiStrings",
  title: "Textos de la interfaz",
  type: "document",
  fields: [
    defineField({
      name: "namespace",
      title: "Grupo",
      type: "string",
      readOnly: true,
      hidden: true,
      validation: (rule) => rule.required().error("Los textos sin grupo no salen en ninguna parte."),
    }),
    defineField({
      name: "entries",
      title: "Textos",
      type: "array",
      description: "Lo que va entre llaves, {{brand}}, lo pone la web: se puede mover, no traducir.",
      of: [
        defineArrayMember({
          type: "object",
          name: "entry",
          title: "Texto",
          fields: [
            defineField({
              name: "key",
              title: "Clave",
              type: "string",
              readOnly: true,
              validation: (rule) => rule.required().error("Un texto sin clave no sale en ninguna parte."),
            }),
            defineField({
              name: DEFAULT_LOCALE,
              title: languageTitle(DEFAULT_LOCALE),
              type: "string",
              validation: (rule) =>
                rule.required().error(`Falta el texto en ${LANGUAGES[DEFAULT_LOCALE].spanishName}.`),
            }),
            ...TRANSLATED_LOCALES.map((locale) =>
              defineField({
                name: locale,
                title: languageTitle(locale),
                type: "string",
                validation: (rule) => [
                  rule.custom<string>((text, { parent }) => placeholderProblem(originalOf(parent), text)),
                  rule.custom(translationMissing(locale)).info(),
                ],
              }),
            ),
          ],
          preview: { select: { title: DEFAULT_LOCALE, subtitle: "key" } },
        }),
      ],
      validation: (rule) => rule.required().error("Faltan los textos del grupo."),
    }),
  ],
  orderings: [{ title: "Grupo", name: "namespace", by: [{ field: "namespace", direction: "asc" }] }],
  preview: {
    select: { title: "namespace", entries: "entries" },
    prepare: ({ title, entries }) => ({
      title: GROUP_TITLES[title ?? ""] ?? title,
      subtitle: `${entries?.length ?? 0} textos`,
    }),
  },
});

function originalOf(entry: unknown): string | undefined {
  const text = textIn(entry, DEFAULT_LOCALE);
  return typeof text === "string" ? text : undefined;
}
