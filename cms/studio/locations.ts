import { map } from "rxjs";
import type { DocumentLocation, DocumentLocationResolver, DocumentLocationsState } from "sanity/presentation";
import { PREVIEWED_VARIANTS } from "../../app/experiments/variants.ts";
import { LANGUAGES, TRANSLATED_LOCALES } from "../../app/i18n/languages.ts";
import { localePath } from "../../app/i18n/locale.ts";
import { type ExperimentPage, pagesOf, pathOfPage } from "./experiments/pages-of-experiment.ts";
import { QUESTION_TAB, sitePathOf } from "./site-path.ts";

/** Types with a page. */
const SHOWN_TYPES = ["kit", "page", "accessory", "bundle", "extra", "faq", "promo"];

/** Types that every page shows. */
const EVERYWHERE: Record<string, string> = {
  settings: "La marca, los teléfonos y las condiciones están en todas las páginas.",
  navigation: "Los menús están en todas las páginas.",
  uiStrings: "Estos textos están en botones, etiquetas y mensajes de toda la web.",
};

/** The pages that show a document, with links that open them in 'Vista previa'. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  const message = EVERYWHERE[type];
  if (message) return { message, tone: "positive", locations: [{ title: "Portada", href: "/" }] };
  const read = (fetch: string) =>
    documentStore.listenQuery({ fetch, listen: CHANGES }, { id, type }, { perspective: perspectiveStack });
  if (type === "experiment") return read(EXPERIMENT).pipe(map(locationsOfExperiment));
  return SHOWN_TYPES.includes(type) ? read(PAGE).pipe(map(locationsOfPage)) : undefined;
};

/** A listener's filter is simple. The pages that have an experiment seldom change beside it. */
const CHANGES = "*[_type == $type]";

interface Variant {
  variantId: string;
  label: string | null;
}

interface ExperimentVariants {
  experimentId: string;
  variants: Variant[] | null;
}

interface Page {
  _type: string;
  title: string | null;
  slug: string | null;
  isBusiness: boolean | null;
  tab: string | null;
  /** The ids of the experiments in its sections. */
  experimentIds: string[] | null;
  experiments: ExperimentVariants[];
}

const PAGE = `*[_id == $id][0]{
  _type,
  "title": coalesce(kitName.es, title.es, name.es),
  "slug": coalesce(route.current, path.current, slug.current),
  isBusiness,
  ${QUESTION_TAB},
  "experimentIds": sections[_type == "experimentSectionList"].experimentId,
  "experiments": *[_type == "experiment"]{ experimentId, variants[]{ variantId, label } }
}`;

function locationsOfPage(found: Page | null): DocumentLocationsState {
  if (!found) {
    const message = "No está en la versión que miras: aún no se ha publicado, o su lanzamiento la despublica.";
    return { message, tone: "caution" };
  }
  const href = sitePathOf({ ...found, slug: found.slug ?? undefined, isBusiness: found.isBusiness ?? false });
  if (!href) return { message: "Todavía no tiene dirección.", tone: "caution" };
  const title = found.title ?? "Sin título";
  const { experimentIds, experiments } = found;
  return {
    locations: [
      { title, href },
      ...TRANSLATED_LOCALES.map((locale) => ({
        title: `${title} (${LANGUAGES[locale].spanishName})`,
        href: localePath(locale, href),
      })),
      ...experiments
        .filter(({ experimentId }) => experimentIds?.includes(experimentId))
        .flatMap((experiment) => variantsOn({ title, href }, experiment)),
    ],
  };
}

type Experiment = ExperimentVariants & { pages: ExperimentPage[] };

const EXPERIMENT = `*[_id == $id][0]{
  experimentId,
  variants[]{ variantId, label },
  "pages": ${pagesOf("^.experimentId")}
}`;

function locationsOfExperiment(found: Experiment | null): DocumentLocationsState {
  const pages = (found?.pages ?? []).flatMap((page) => {
    const href = pathOfPage(page);
    return href ? [{ title: page.title ?? "Sin título", href }] : [];
  });
  if (!found || pages.length === 0) {
    return { message: "Todavía no está en ninguna página: añádelo en las secciones de una.", tone: "caution" };
  }
  const where = pages.length === 1 ? "una página" : `${pages.length} páginas`;
  return {
    message: `Usado en ${where}: mira cada variante.`,
    locations: pages.flatMap((page) => [page, ...variantsOn(page, found)]),
  };
}

/** The links to the variants of an experiment on a page, but for the first one, which the page shows by itself. */
function variantsOn(
  { title, href }: DocumentLocation,
  { experimentId, variants }: ExperimentVariants,
): DocumentLocation[] {
  return (variants ?? []).slice(1).map(({ variantId, label }) => ({
    title: `${title}, con «${label ?? variantId}»`,
    href: `${href}?${new URLSearchParams({ [PREVIEWED_VARIANTS]: `${experimentId}:${variantId}` })}`,
  }));
}
