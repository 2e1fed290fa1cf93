import { defineField, defineType } from "@sanity/types";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { overlapWarning, type PlannedExperiment } from "../fields/experiments.ts";
import { byName } from "../fields/ordering.ts";
import { ITEM_MENU, pageItems } from "../fields/pageSections.ts";
import { keptPathProblem, pathProblem, TAKEN_PATHS_QUERY, type TakenPaths, takenPathProblem } from "../fields/paths.ts";
import { isFreeSlug, studioClient, takenSlugProblem } from "../fields/uniqueness.ts";

/** A page: its path and its sections from top to bottom. */
export const page = defineType({
  name: "page",
  title: "Página",
  type: "document",
  groups: [
    { name: "content", title: "Contenido", default: true },
    { name: "look", title: "Presentación" },
    { name: "search", title: "Buscadores" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      group: "content",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "path",
      title: "Dirección",
      type: "slug",
      group: "content",
      description: "Desde la raíz y sin barra al principio: alarmas-para-negocios. La portada es «portada».",
      options: { source: "title.es", isUnique: isFreeSlug },
      validation: (rule) => [
        rule.required().error("Sin dirección nadie llega a la página."),
        rule.custom(async (slug, context) => {
          const path = slug?.current;
          if (!path) return true;
          const problem = pathProblem(path);
          if (problem !== true) return problem;
          const kept = await keptPathProblem(path, context);
          if (kept !== true) return kept;
          const taken = takenPathProblem(path, await studioClient(context).fetch<TakenPaths>(TAKEN_PATHS_QUERY));
          return taken === true ? await takenSlugProblem(path, context) : taken;
        }),
      ],
    }),
    defineField({
      name: "sections",
      title: "Secciones",
      type: "array",
      group: "content",
      of: pageItems,
      options: { insertMenu: ITEM_MENU },
      validation: (rule) => [
        rule.required().min(1).error("Una página sin secciones está vacía."),
        rule
          .custom<{ experimentId?: string }[]>(async (items = [], context) => {
            const ids = items.flatMap(({ experimentId }) => (experimentId === undefined ? [] : [experimentId]));
            if (new Set(ids).size < 2) return true;
            const query =
              '*[_type == "experiment" && experimentId in $ids] | order(from asc){ experimentId, title, from, to }';
            const experiments = await studioClient(context).fetch<PlannedExperiment[]>(query, { ids });
            return overlapWarning(experiments, todayInSpain());
          })
          .warning(),
      ],
    }),
    defineField({
      name: "kind",
      title: "Para qué es",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Vender: color, foto grande y precio", value: "sell" },
          { title: "Decidir: cabecera baja, lo que se compara arriba", value: "decide" },
          { title: "Explicar: como un artículo, con aire", value: "explain" },
          { title: "Atender: sin foto, denso y estrecho", value: "serve" },
        ],
        layout: "radio",
      },
      description: "Cómo empieza la página y cuánto espacio deja. Las secciones son las mismas.",
      initialValue: "explain",
    }),
    defineField({
      name: "layout",
      title: "Cabecera y pie",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Los de siempre", value: "default" },
          { title: "Cabecera de colaboradores", value: "simplified" },
          { title: "Cabecera comercial", value: "commercial" },
          { title: "Cabecera de descuentos", value: "discount" },
          { title: "Sin pie", value: "noFooter" },
        ],
      },
      initialValue: "default",
    }),
    defineField({
      name: "pricesFor",
      title: "Precios para",
      type: "string",
      group: "look",
      options: {
        list: [
          { title: "Lo que sea el visitante", value: "visitor" },
          { title: "Siempre clientes", value: "client" },
          { title: "Siempre no clientes", value: "notClient" },
        ],
      },
      description: "«Siempre» solo en páginas hechas para un público, como la de precios para no clientes.",
      initialValue: "visitor",
    }),
    defineField({
      name: "lastChanged",
      title: "Último cambio",
      type: "date",
      group: "look",
      options: { dateFormat: "DD/MM/YYYY" },
      description:
        "Para páginas legales: sale bajo el título, con un botón para imprimir. Cámbiala cuando cambie el texto.",
    }),
    defineField({
      name: "search",
      title: "Buscadores",
      type: "searchPreview",
      group: "search",
      validation: (rule) => rule.required().error("Falta lo que enseñan los buscadores."),
    }),
  ],
  orderings: [{ title: "Dirección", name: "path", by: [{ field: "path.current", direction: "asc" }] }, byName("title")],
  preview: {
    select: { title: "title.es", path: "path.current", media: "search.image", first: "sections.0.image" },
    prepare: ({ title, path, media, first }) => ({
      title,
      subtitle: path === "portada" ? "/" : `/${path ?? "sin-direccion"}`,
      media: media ?? first,
    }),
  },
});
