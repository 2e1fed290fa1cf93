import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionTitle } from "../fields/sectionFields.ts";

/** Requires a category or some questions. */
function faqProblem(section: { category?: unknown; faqs?: unknown[] } | undefined): true | string {
  const chosen = section?.faqs?.length ?? 0;
  return Boolean(section?.category) || chosen > 0 || "Elige una categoría o unas preguntas.";
}

/** Some questions of the help area. */
export const faqSection = defineType({
  name: "faqSection",
  title: "Preguntas frecuentes",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    defineField({
      name: "faqs",
      title: "Preguntas",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "faq" }] })],
      description: "En este orden.",
      validation: (rule) => rule.unique().max(10).error("Diez como mucho y cada una una vez; las demás, en la ayuda."),
    }),
    defineField({
      name: "category",
      title: "O toda una categoría",
      type: "reference",
      to: [{ type: "faqCategory" }],
      hidden: ({ parent, value }) => !value && (parent?.faqs?.length ?? 0) > 0,
    }),
    defineField({ name: "link", title: "Enlace debajo", type: "menuLink" }),
  ],
  validation: (rule) => rule.custom(faqProblem),
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Preguntas frecuentes" }) },
});
