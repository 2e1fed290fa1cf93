import { defineArrayMember, defineField, defineType, type ValidationContext } from "@sanity/types";
import { todayInSpain } from "../../../app/i18n/today.ts";
import {
  type CountedExperiment,
  changedWarning,
  renamedProblem,
  sharesProblem,
  type VariantFields,
  variantIdsProblem,
} from "../fields/experiments.ts";
import { slugProblem } from "../fields/paths.ts";
import { endedWarning, periodProblem, periodText } from "../fields/periods.ts";
import { publishedId, studioClient, unique } from "../fields/uniqueness.ts";

/** The experiment as it is published, while its draft is edited. */
const publishedExperiment = (context: ValidationContext) =>
  studioClient(context).fetch<CountedExperiment | null>(
    "*[_id == $id][0]{ experimentId, from, variants[]{ variantId, share } }",
    { id: publishedId(context) },
    { perspective: "published" },
  );

/** Warns of an experiment that is on no page, not even on a draft of one. */
async function placedWarning(experimentId: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!experimentId) return true;
  const isPlaced = await studioClient(context).fetch<boolean>(
    `defined(*[_type in ["page", "kit"] && $experimentId in sections[_type == "experimentSectionList"].experimentId][0])`,
    { experimentId },
    { perspective: "raw" },
  );
  return isPlaced || "No está en ninguna página todavía: ponlo en las secciones de una.";
}

/** A comparison of variants of a page, with their shares and days (docs/rules.md#experiments). */
export const experiment = defineType({
  name: "experiment",
  title: "Experimento",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Nombre",
      type: "string",
      description: "Solo se ve aquí y en el embudo: Titular de la portada, otoño.",
      validation: (rule) => rule.required().error("Sin nombre no se encuentra en la lista."),
    }),
    defineField({
      name: "experimentId",
      title: "Identificador",
      type: "string",
      description: "Para el embudo y la analítica: portada-otono. Una vez publicado no se cambia.",
      validation: (rule) => [
        rule.required().max(40).error("Falta el identificador, de 40 letras como mucho."),
        rule.custom<string>(slugProblem),
        ...unique("experimentId", "Otro experimento ya se llama así: se contarían juntos.")(rule),
        rule.custom<string>(async (experimentId, context) =>
          renamedProblem({ ...(experimentId && { experimentId }) }, await publishedExperiment(context)),
        ),
        rule.custom<string>(placedWarning).warning(),
      ],
    }),
    defineField({
      name: "variants",
      title: "Variantes",
      type: "array",
      description: "La primera es la de siempre: con ella se comparan las demás, y es la que ven los buscadores.",
      of: [defineArrayMember({ type: "experimentVariant" })],
      initialValue: [
        { _type: "experimentVariant", variantId: "control", label: "La de siempre", share: 50 },
        { _type: "experimentVariant", variantId: "b", label: "La nueva", share: 50 },
      ],
      validation: (rule) => [
        rule.required().min(2).max(4).error("De dos a cuatro variantes: con más, hacen falta demasiadas visitas."),
        rule.custom<VariantFields[]>(sharesProblem),
        rule.custom<VariantFields[]>(variantIdsProblem),
        rule
          .custom<VariantFields[]>(async (variants, context) =>
            changedWarning({ ...(variants && { variants }) }, await publishedExperiment(context), todayInSpain()),
          )
          .warning(),
      ],
    }),
    defineField({
      name: "from",
      title: "Primer día",
      type: "date",
      options: { dateFormat: "DD/MM/YYYY" },
      initialValue: () => todayInSpain(),
      validation: (rule) => rule.required().error("Falta desde qué día."),
    }),
    defineField({
      name: "to",
      title: "Último día",
      type: "date",
      options: { dateFormat: "DD/MM/YYYY" },
      description:
        "Ese día todavía se ve. Decídelo antes de empezar, y por semanas enteras: el resultado se lee cuando acaba. Después todos ven la primera variante.",
      validation: (rule) => [
        rule.required().error("Falta hasta qué día: parar cuando el resultado gusta da ganadores falsos."),
        rule.custom<string>((to, context) => {
          const from = context.document?.from;
          return periodProblem(typeof from === "string" ? from : undefined, to);
        }),
        rule.custom<string>((to) => endedWarning(to, todayInSpain())).warning(),
      ],
    }),
  ],
  orderings: [{ title: "Los últimos primero", name: "from", by: [{ field: "from", direction: "desc" }] }],
  preview: {
    select: { title: "title", from: "from", to: "to" },
    prepare: ({ title, from, to }) => ({ title, subtitle: periodText(from, to, todayInSpain()) }),
  },
});
