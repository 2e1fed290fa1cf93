import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { pageSections, SECTION_MENU } from "../fields/pageSections.ts";
import { studioClient } from "../fields/uniqueness.ts";

/*
 * The shape of Sanity's personalization plugin for a list of sections, so that the plugin can take over (docs/decisions/0082):
 * `experiment…` with a default value, and `variant…` with the ids and the value of each other variant.
 */

/** The sections that one variant of an experiment shows. */
export const variantSectionList = defineType({
  name: "variantSectionList",
  title: "Variante",
  type: "object",
  fields: [
    defineField({ name: "experimentId", type: "string", hidden: true }),
    defineField({
      name: "variantId",
      title: "Variante",
      type: "string",
      readOnly: true,
      validation: (rule) => rule.required().error("Elige antes el experimento."),
    }),
    defineField({
      name: "value",
      title: "Secciones",
      type: "array",
      of: pageSections,
      description: "Lo que ve quien tiene esta variante. Vacío: en este sitio no ve nada.",
      options: { insertMenu: SECTION_MENU },
      validation: (rule) =>
        rule
          .custom<object[]>(
            (value) => (value?.length ?? 0) > 0 || "Está vacía: quien tenga esta variante no ve nada aquí.",
          )
          .warning(),
    }),
  ],
  preview: {
    select: { variantId: "variantId", value: "value" },
    prepare: ({ variantId, value }) => ({
      title: `Variante ${variantId}`,
      subtitle: countOf(value, "sección", "secciones"),
    }),
  },
});

/** Whether an experiment is published, or a release publishes it. */
const IS_READY = 'defined(*[_type == "experiment" && experimentId == $id && !(_id in path("drafts.**"))][0])';

/** A place of a page that is not the same for every visitor: an experiment decides which sections are there. */
export const experimentSectionList = defineType({
  name: "experimentSectionList",
  title: "Experimento",
  type: "object",
  description: "Unos visitantes ven unas secciones y otros otras, para saber con cuáles se vende más.",
  fields: [
    // Its input lists the experiments, and makes a place for each of their variants.
    defineField({
      name: "experimentId",
      title: "Experimento",
      type: "string",
      validation: (rule) => [
        rule.required().error("Elige qué experimento: se crean en Páginas, Experimentos."),
        rule
          .custom<string>(async (id, context) => {
            if (!id) return true;
            const isReady = await studioClient(context).fetch<boolean>(IS_READY, { id }, { perspective: "raw" });
            if (isReady) return true;
            return "El experimento no está publicado: publícalo también, o todos verán «La de siempre».";
          })
          .warning(),
      ],
    }),
    defineField({
      name: "default",
      title: "La de siempre",
      type: "array",
      of: pageSections,
      description:
        "Lo que ve quien tiene la primera variante, los buscadores, y todos antes y después del experimento. Una sección que ya está en la página se copia y se pega aquí.",
      options: { insertMenu: SECTION_MENU },
    }),
    defineField({
      name: "variants",
      title: "Las demás variantes",
      type: "array",
      of: [defineArrayMember({ type: "variantSectionList" })],
      options: { sortable: false, disableActions: ["add", "addBefore", "addAfter", "duplicate"] },
      validation: (rule) => rule.required().min(1).error("Elige el experimento: crea un sitio para cada variante."),
    }),
  ],
  preview: {
    select: { experimentId: "experimentId", value: "default", variants: "variants" },
    prepare: ({ experimentId, value, variants }) => ({
      title: experimentId ? "Experimento" : "Experimento sin elegir",
      // In lists the Studio shows its title instead (`form-preview.tsx`).
      description: experimentId,
      subtitle: `Experimento: ${countOf(value, "sección", "secciones")}, y ${countOf(variants, "variante", "variantes")} más`,
    }),
  },
});

function countOf(value: unknown, one: string, many: string): string {
  const count = Array.isArray(value) ? value.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
