import { defineField, defineType, type ValidationContext } from "@sanity/types";
import { LANGUAGES, TRANSLATED_LOCALES } from "../../../app/i18n/languages.ts";
import {
  ANSWERED_PATHS_QUERY,
  type AnsweredPaths,
  type RedirectPaths,
  redirectFromPageWarning,
  redirectFromProblem,
  redirectLoopProblem,
  redirectNowhereProblem,
  redirectToProblem,
} from "../fields/paths.ts";
import { publishedId, studioClient, unique } from "../fields/uniqueness.ts";

/** Home page of each translated language: `/eu`. */
const LANGUAGE_PATHS = TRANSLATED_LOCALES.map((locale) => `/${LANGUAGES[locale].prefix}`).join(", ");

/** All other published redirects. */
const OTHER_REDIRECTS = `*[_type == "redirect" && _id != $id && !(_id in path("drafts.**"))]{ from, to }`;

const answeredPaths = (context: ValidationContext) => studioClient(context).fetch<AnsweredPaths>(ANSWERED_PATHS_QUERY);

/** A redirect from an old path (docs/rules.md#redirects). */
export const redirect = defineType({
  name: "redirect",
  title: "Redirección",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "Dirección antigua",
      type: "string",
      description: `La ruta en esta web: /accesorios-alarma/extensor-senal. Vale también para ${LANGUAGE_PATHS}.`,
      validation: (rule) => [
        rule.required().error("Falta la dirección antigua."),
        rule.custom(redirectFromProblem),
        rule
          .custom(async (from, context) => {
            if (!from || redirectFromProblem(from) !== true) return true;
            return redirectFromPageWarning(from, await answeredPaths(context));
          })
          .warning(),
        ...unique("from", "Esta dirección ya se redirige: edita la redirección que hay.")(rule),
      ],
    }),
    defineField({
      name: "to",
      title: "Dirección nueva",
      type: "string",
      description: "Una ruta de esta web o una dirección completa (https://…).",
      validation: (rule) => [
        rule.required().error("Falta la dirección nueva."),
        rule.custom(redirectToProblem),
        rule.custom(async (to, context) => {
          const from = context.document?.from;
          if (!to || typeof from !== "string") return true;
          const itself = redirectLoopProblem({ from, to }, []);
          if (itself !== true) return itself;
          const others = await studioClient(context).fetch<RedirectPaths[]>(OTHER_REDIRECTS, {
            id: publishedId(context),
          });
          return redirectLoopProblem({ from, to }, others);
        }),
        rule.custom(async (to, context) => {
          if (!to || redirectToProblem(to) !== true) return true;
          return redirectNowhereProblem(to, await answeredPaths(context));
        }),
      ],
    }),
    defineField({
      name: "permanent",
      title: "Para siempre",
      type: "boolean",
      description: "Los buscadores olvidan la antigua. Desmárcalo si va a volver.",
      initialValue: true,
    }),
  ],
  orderings: [{ title: "Dirección antigua", name: "from", by: [{ field: "from", direction: "asc" }] }],
  preview: {
    select: { from: "from", to: "to", permanent: "permanent" },
    prepare: ({ from, to, permanent }) => ({
      title: from ?? "…",
      subtitle: `→ ${to ?? "…"}${permanent === false ? " (provisional)" : ""}`,
    }),
  },
});
