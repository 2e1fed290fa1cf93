import { defineField, defineType } from "@sanity/types";

/** The quiz's title, introduction and first question, for any page. */
export const quizStartSection = defineType({
  name: "quizStartSection",
  title: "Calcula tu alarma",
  type: "object",
  fields: [
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      description: "Sin él sale la introducción del cálculo. El título y la primera pregunta son los suyos.",
    }),
  ],
  preview: { prepare: () => ({ title: "Calcula tu alarma", subtitle: "La primera pregunta del cálculo" }) },
});
